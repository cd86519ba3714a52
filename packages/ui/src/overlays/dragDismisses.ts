/** True if a dialog was dragged far or fast enough downwards to close (spec: shell.dialog). */
export const dragDismisses = (downPx: number, velocityPxPerMs: number): boolean =>
  downPx > 300 || (downPx > 0 && velocityPxPerMs > 3)
