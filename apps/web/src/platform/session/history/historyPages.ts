import type { HistoryMoment, HistoryPage } from './historyPage.ts'

/** Rows of several pages, all from the same block. */
export type HistoryRows<Row> = HistoryMoment & {
  readonly rows: readonly Row[]
  /** Number of unreadable rows on these pages (spec: server.rows). */
  readonly leftOut: number
  /** Number of pages. */
  readonly pages: number
  readonly isLast: boolean
}

/** Most tries. A new block between two pages invalidates them, which rarely happens twice in a row. */
const MAX_TRIES = 3

/** Loads the first pages of a list. Pages from different blocks are never joined: the list is requested again (spec: index.answers). */
export async function historyPages<Row>(
  load: (cursor: string | null) => Promise<HistoryPage<Row>>,
  count: number,
): Promise<HistoryRows<Row>> {
  for (let tries = 1; ; tries += 1) {
    const read = await loadConsistentPages(load, count)
    if (read !== null) return read
    if (tries === MAX_TRIES) throw new Error('The history goes on faster than it can be read.')
  }
}

async function loadConsistentPages<Row>(
  load: (cursor: string | null) => Promise<HistoryPage<Row>>,
  count: number,
): Promise<HistoryRows<Row> | null> {
  const first = await load(null)
  const rows = [...first.rows]
  let pages = 1
  let next = first.next
  let leftOut = first.leftOut
  while (next !== null && pages < count) {
    const page = await load(next)
    if (page.at.hash !== first.at.hash) return null
    rows.push(...page.rows)
    leftOut += page.leftOut
    pages += 1
    ;({ next } = page)
  }
  const { at, behind, since } = first
  return { at, behind, since, rows, leftOut, pages, isLast: next === null }
}
