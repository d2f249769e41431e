import type { Decoder } from "./ffmpeg.server";

/** A film, and where what is made of it goes. */
export interface Source {
  readonly decoder: Decoder;
  /** Absolute. */
  readonly input: string;
  readonly output: string;
  readonly signal: AbortSignal;
}

/** The form of a film's dots, where it is one that cameras and discs have; else they are square. */
const DOT = "if(between(sar,0.25,4),sar,1)";

/**
 * The filter that makes a picture no larger than a square of this side, in pixels: its proportions
 * as they are shown, both sides even, never larger than it came.
 */
export function scaled(side: number): string {
  const factor = `min(1,${side}/max(iw*${DOT},ih))`;
  const even = (length: string) => `max(2,2*trunc(${length}*${factor}/2))`;
  return `scale=w='${even(`iw*${DOT}`)}':h='${even("ih")}',setsar=1`;
}
