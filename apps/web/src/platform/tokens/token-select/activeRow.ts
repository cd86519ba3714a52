/** The active row after a key; null if no row is active, undefined if the key is not handled (spec: token-select.enter). */
export function activeRow(key: string, active: number | null, count: number, page: number): number | null | undefined {
  const last = count - 1
  const clamp = (row: number) => Math.max(0, Math.min(row, last))
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return active === null || active === last ? 0 : active + 1
    case 'ArrowUp':
      return active === null || active === 0 ? last : active - 1
    case 'PageDown':
      return clamp((active ?? 0) + page)
    case 'PageUp':
      return clamp((active ?? 0) - page)
    // Until a row is active, Home and End act on the text.
    case 'Home':
      return active === null ? undefined : 0
    case 'End':
      return active === null ? undefined : last
    default:
      return undefined
  }
}
