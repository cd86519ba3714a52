/** The height of a row, as `--height-row` has it (spec: token-select.row). */
export const ROW_PX = 56
/** Above and below what is seen, so that a quick scroll does not run into nothing. */
const SPARE = 6
/** However large a window is, no more are in the page. */
const MOST = 40

export type RowWindow = { readonly from: number; readonly to: number }

/** Which of so many rows are in the page. */
export function rowWindow(count: number, scrollTop: number, height: number): RowWindow {
  const first = Math.max(0, Math.min(Math.floor(scrollTop / ROW_PX), count - 1))
  const from = Math.max(0, first - SPARE)
  const seen = Math.ceil(height / ROW_PX) + 1
  return { from, to: Math.min(count, first + seen + SPARE, from + MOST) }
}

/** Where to scroll so that a row is wholly seen; as little as that needs. */
export function scrolledTo(row: number, scrollTop: number, height: number): number {
  const top = row * ROW_PX
  if (top < scrollTop) return top
  return top + ROW_PX > scrollTop + height ? top + ROW_PX - height : scrollTop
}
