/** Message from the page to the worker that draws the grooves. */
export type GrooveMessage =
  | { kind: 'open'; canvas: OffscreenCanvas }
  | { kind: 'size'; width: number; height: number; density: number }
  | { kind: 'show'; colour: string; playing: boolean }
