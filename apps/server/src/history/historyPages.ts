import type { ChainIndex, IndexPage } from './chainIndex.ts'
import type { HistoryQuery, HistoryRows } from './rows/historyQueries.ts'

type Index = Pick<ChainIndex, 'query'>
type Kind = 'acts' | 'moves' | 'songs' | 'transactions'
type Query<Each extends Kind> = { kind: Each } & Omit<Extract<HistoryQuery, { kind: Each }>, 'before' | 'kind'>

/** Pages of the history, newest rows first, up to a limit. A null page means a failure and ends them. */
export async function* historyPages<Each extends Kind>(
  index: Index,
  query: Query<Each>,
  maxPages = Number.POSITIVE_INFINITY,
): AsyncGenerator<HistoryRows[Each] | null> {
  let before: HistoryRows[Kind][number] | null = null
  for (let count = 0; count < maxPages; count += 1) {
    const page: IndexPage<Each> | null = await index.query<Each>({ ...query, before } as unknown as Extract<
      HistoryQuery,
      { kind: Each }
    >)
    yield page && page.rows
    before = page?.rows.at(-1) ?? null
    if (page === null || page.isLast || before === null) return
  }
}

/** Rows of all pages, or of the first few, newest first; null if the history is unavailable. */
export async function historyRows<Each extends Kind>(
  index: Index,
  query: Query<Each>,
  maxPages?: number,
): Promise<HistoryRows[Each][number][] | null> {
  const all: HistoryRows[Each][number][] = []
  for await (const rows of historyPages(index, query, maxPages)) {
    if (rows === null) return null
    all.push(...rows)
  }
  return all
}
