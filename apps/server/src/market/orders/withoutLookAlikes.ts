/**
 * Removes orders priced in a look-alike token, however they were stored (spec: market.currencies). Unchanged lists keep
 * their reference, because results are cached by it.
 */
export function withoutLookAlikes(looksLikeAnother: (token: string) => boolean) {
  const cache = new WeakMap<object, { hidden: string; shown: readonly unknown[] }>()
  return <Row>(rows: readonly Row[], tokenOf: (row: Row) => string): readonly Row[] => {
    const hidden = new Set([...new Set(rows.map(tokenOf))].filter(looksLikeAnother))
    if (hidden.size === 0) return rows
    const key = [...hidden].join()
    const cached = cache.get(rows)
    if (cached?.hidden === key) return cached.shown as readonly Row[]
    const shown = rows.filter((row) => !hidden.has(tokenOf(row)))
    cache.set(rows, { hidden: key, shown })
    return shown
  }
}
