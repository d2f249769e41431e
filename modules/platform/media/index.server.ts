export { checkSandbox, DecoderUnavailable, findDecoder } from "./ffmpeg.server";
export { judgeUpload, judgeVideo, refuseUndrawn } from "./judge.server";
export {
  type Derivative,
  makePhotoDerivatives,
  type PhotoDerivatives,
  type PhotoRefused,
} from "./photo.server";
export { type Film, probeVideo } from "./probe.server";
export { makeVideoPreview, type VideoPreview, type VideoRefused } from "./video.server";
export type { VideoClip } from "./video-clip.server";
