export * from "./board/board-view";
export type * from "./views";
