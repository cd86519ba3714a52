export type SortValue = number | string | null

export type SortedBy = { readonly key: string; readonly isDown: boolean }

/** Missing values come last in either direction. */
function compareValues(one: SortValue, other: SortValue, isDown: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const order =
    typeof one === 'string' || typeof other === 'string' ? String(one).localeCompare(String(other)) : one - other
  return isDown ? -order : order
}

/** Sorts rows by a value; equal rows keep their order. */
export const sorted = <Row>(rows: readonly Row[], valueOf: (row: Row) => SortValue, isDown: boolean): readonly Row[] =>
  rows.toSorted((one, other) => compareValues(valueOf(one), valueOf(other), isDown))

/** True if the search text is part of one of the names, ignoring case. */
export const matches = (text: string, names: readonly string[]): boolean => {
  const searched = text.trim().toLowerCase()
  return searched === '' || names.some((name) => name.toLowerCase().includes(searched))
}
