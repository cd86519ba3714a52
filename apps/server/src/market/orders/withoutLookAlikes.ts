/**
 * Removes orders priced in a look-alike token, however they were stored (spec: market.currencies). Unchanged lists keep
 * their reference, because results are cached by it.
 */
export function withoutLookAlikes(looksLikeAnother: (token: string) => boolean) {
  const before = new WeakMap<object, { hidden: string; shown: readonly unknown[] }>()
  return <Row>(rows: readonly Row[], tokenOf: (row: Row) => string): readonly Row[] => {
    const hidden = new Set([...new Set(rows.map(tokenOf))].filter(looksLikeAnother))
    if (hidden.size === 0) return rows
    const key = [...hidden].join()
    const last = before.get(rows)
    if (last?.hidden === key) return last.shown as readonly Row[]
    const shown = rows.filter((row) => !hidden.has(tokenOf(row)))
    before.set(rows, { hidden: key, shown })
    return shown
  }
}
