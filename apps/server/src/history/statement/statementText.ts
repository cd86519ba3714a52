import type { Act } from '@musi/api/history/acts'
import type { Move } from '@musi/api/history/moves'
import type { SentTransaction } from '@musi/api/history/transactions'
import type { Address } from '@musi/domain/address'
import type { ChainIndex } from '../chainIndex.ts'
import { historyPages } from '../historyPages.ts'
import { type StatementFacts, actLines, moveLines, sentLines, statementHead } from './statementLines.ts'

/** In seconds, both ends included. */
export type Period = { readonly from: number; readonly to: number }
type Index = Pick<ChainIndex, 'query' | 'hasTransactions'>
type Row =
  | { readonly kind: 'act'; readonly is: Act }
  | { readonly kind: 'move'; readonly is: Move }
  | { readonly kind: 'sent'; readonly is: SentTransaction }

/** Thrown when the thread is busy or its chain is unavailable: a file that ended here would look complete. */
class StatementBroken extends Error {}

/** Streams an account's statement for a period, newest first. Rows newer than `top` are left out. */
export async function* statementText(
  index: Index,
  facts: StatementFacts,
  { from, to }: Period,
  top: number,
): AsyncGenerator<string> {
  yield statementHead()
  const { account } = facts
  const sent = index.hasTransactions ? [sentBy(index, account)] : []
  for await (const rows of inOrder([actsOf(index, account), movesOf(index, account), ...sent])) {
    const wanted = rows.filter(({ is }) => is.block <= top && is.timeSeconds >= from && is.timeSeconds <= to)
    if (wanted.length > 0) yield wanted.map((row) => linesOf(row, facts)).join('')
    const oldest = rows.at(-1)
    if (oldest !== undefined && oldest.is.timeSeconds < from) return
  }
}

function linesOf(row: Row, facts: StatementFacts): string {
  if (row.kind === 'act') return actLines(row.is, facts)
  return row.kind === 'move' ? moveLines(row.is, facts) : sentLines(row.is, facts)
}

type Pages = AsyncGenerator<readonly Row[]>

async function* rowsOfAll<One>(pages: AsyncGenerator<readonly One[] | null>, asRow: (one: One) => Row): Pages {
  for await (const rows of pages) {
    if (rows === null) throw new StatementBroken('The history does not answer.')
    yield rows.map(asRow)
  }
}

const actsOf = (index: Index, account: string) =>
  rowsOfAll(historyPages(index, { kind: 'acts', account, subject: null, act: null }), (is) => ({
    kind: 'act',
    is,
  }))

const movesOf = (index: Index, account: string) =>
  rowsOfAll(historyPages(index, { kind: 'moves', account, token: null }), (is) => ({ kind: 'move', is }))

/** Sent transactions that no act covers. */
const sentBy = (index: Index, account: Address) =>
  rowsOfAll(historyPages(index, { kind: 'transactions', account, isUntold: true }), (is) => ({ kind: 'sent', is }))

/** A transaction sorts before the logs it emitted. */
const isNewer = (one: Row, other: Row): boolean => {
  const a = one.is
  const b = other.is
  if (a.block !== b.block) return a.block > b.block
  return a.log === b.log ? one.kind !== 'sent' : a.log > b.log
}

/** Merges several lists, newest first, holding at most one page of each. */
async function* inOrder(lists: readonly Pages[]): Pages {
  const heads = await Promise.all(lists.map(async (pages) => ({ pages, rows: await nextRows(pages), at: 0 })))
  for (;;) {
    const merged: Row[] = []
    for (;;) {
      let newest: (typeof heads)[number] | null = null
      for (const head of heads) {
        const row = head.rows[head.at]
        const best = newest?.rows[newest.at]
        if (row !== undefined && (best === undefined || isNewer(row, best))) newest = head
      }
      const row = newest?.rows[newest.at]
      if (newest === null || row === undefined) break
      merged.push(row)
      newest.at += 1
      // The next row of this list is unknown until its page is read.
      if (newest.at === newest.rows.length) break
    }
    if (merged.length === 0) return
    yield merged
    for (const head of heads)
      if (head.at === head.rows.length) Object.assign(head, { rows: await nextRows(head.pages), at: 0 })
  }
}

async function nextRows(pages: Pages): Promise<readonly Row[]> {
  const { done, value } = await pages.next()
  return done === true || value === undefined ? [] : value
}
