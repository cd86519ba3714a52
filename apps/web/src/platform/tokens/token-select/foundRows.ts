import type { Currency, Native } from '@musi/domain/currency'
import type { TokenRows } from '@musi/domain/token-lists/search/tokenSearch'

/** The rows to show; the native currency is above the tokens. */
export type FoundRows = {
  readonly count: number
  readonly slice: (from: number, to: number) => readonly Currency[]
}

const NO_ROWS: FoundRows = { count: 0, slice: () => [] }

/** Makes the rows of a search; an address gives one row, once the chain has returned its data. */
export function foundRows(rows: TokenRows | null, native: Native, byAddress: Currency | null): FoundRows {
  if (rows === null) return NO_ROWS
  if (rows.kind === 'address') return byAddress === null ? NO_ROWS : { count: 1, slice: () => [byAddress] }
  const { tokens } = rows
  const before = rows.native ? 1 : 0
  return {
    count: tokens.count + before,
    slice: (from, to) => [
      ...(rows.native && from === 0 && to > 0 ? [native] : []),
      ...tokens.rows(Math.max(0, from - before), Math.max(0, to - before)),
    ],
  }
}
