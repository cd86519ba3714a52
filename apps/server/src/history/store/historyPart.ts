import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/** A place in the chain's order. */
export type LogPlace = { block: number; log: number }

/** Rows of a page; if `isLast` is false, there are more. `isTooMuch`: see `HistoryPage`. */
export type Part<Rows> = { rows: Rows; isLast: boolean; isTooMuch?: true }

/** Cuts the rows to a page; expects one more row than a page if there are more. */
export const cutToPage = <Row>(rows: readonly Row[], pageSize: number): Part<readonly Row[]> => ({
  rows: rows.slice(0, pageSize),
  isLast: rows.length <= pageSize,
})

/** Orders oldest first, from after a place. */
export const oldestAfter = <Row>(query: SelectQueryBuilder<Tables, 'acts', Row>, { block, log }: LogPlace) =>
  query
    .where((column) =>
      column.or([column('block', '>', block), column.and([column('block', '=', block), column('log', '>', log)])]),
    )
    .orderBy('block')
    .orderBy('log')

/** Orders newest first, from before a place. */
export const newestBefore = <Table extends 'acts' | 'moves', Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  before: LogPlace | null,
) => {
  const rows = query as unknown as SelectQueryBuilder<Tables, 'acts', Row>
  const earlier =
    before === null
      ? rows
      : rows.where((column) =>
          column.or([
            column('block', '<', before.block),
            column.and([column('block', '=', before.block), column('log', '<', before.log)]),
          ]),
        )
  return earlier.orderBy('block', 'desc').orderBy('log', 'desc')
}
