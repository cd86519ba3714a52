/** The height of a row, equal to `--height-row` (spec: token-select.row). */
export const ROW_PX = 56
/** Extra rows above and below, so that fast scrolling does not show gaps. */
const EXTRA_ROWS = 6
/** The maximum number of rendered rows, however large the window. */
const MAX_ROWS = 40

export type RowWindow = { readonly from: number; readonly to: number }

/** The range of rows to render. */
export function rowWindow(count: number, scrollTop: number, height: number): RowWindow {
  const first = Math.max(0, Math.min(Math.floor(scrollTop / ROW_PX), count - 1))
  const from = Math.max(0, first - EXTRA_ROWS)
  const visibleRows = Math.ceil(height / ROW_PX) + 1
  return { from, to: Math.min(count, first + visibleRows + EXTRA_ROWS, from + MAX_ROWS) }
}

/** The scroll position that makes a row fully visible with the least movement. */
export function scrollTopFor(row: number, scrollTop: number, height: number): number {
  const top = row * ROW_PX
  if (top < scrollTop) return top
  return top + ROW_PX > scrollTop + height ? top + ROW_PX - height : scrollTop
}
