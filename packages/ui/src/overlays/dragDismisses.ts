/** A dialog goes away when it was dragged far enough down, or flung (spec: shell.dialog). */
export const dragDismisses = (downPx: number, velocityPxPerMs: number): boolean =>
  downPx > 300 || (downPx > 0 && velocityPxPerMs > 3)
