import type { Act } from '@musi/api/acts'
import type { Move } from '@musi/api/moves'
import type { ChainIndex, IndexPage } from '../index/chainIndex.ts'
import type { LogPlace } from '../index/historyPart.ts'
import { type StatementFacts, actLines, moveLines, statementHead } from './statementLines.ts'

/** Seconds; both ends count. */
export type Period = { readonly from: number; readonly to: number }
type Index = Pick<ChainIndex, 'query'>
type Row = { readonly kind: 'act'; readonly act: Act } | { readonly kind: 'move'; readonly move: Move }

/** The thread has too much to do, or its chain is away: a file that ends here would look whole. */
class StatementBroken extends Error {}

const placed = (row: Row): Act | Move => (row.kind === 'act' ? row.act : row.move)

/** Everything of an account in a period, newest first, a few lines at a time. What is newer than `top` does not count. */
export async function* statementText(
  index: Index,
  facts: StatementFacts,
  { from, to }: Period,
  top: number,
): AsyncGenerator<string> {
  yield statementHead()
  for await (const rows of inOrder(actsOf(index, facts.account), movesOf(index, facts.account))) {
    const wanted = rows.filter((row) => {
      const { block, timeSeconds } = placed(row)
      return block <= top && timeSeconds >= from && timeSeconds <= to
    })
    if (wanted.length > 0)
      yield wanted.map((row) => (row.kind === 'act' ? actLines(row.act, facts) : moveLines(row.move, facts))).join('')
    const oldest = rows.at(-1)
    if (oldest !== undefined && placed(oldest).timeSeconds < from) return
  }
}

type Pages = AsyncGenerator<readonly Row[]>

async function* actsOf(index: Index, account: string): Pages {
  const query = { kind: 'acts', account, subject: null, act: null } as const
  for (let before: LogPlace | null = null; ;) {
    const page: IndexPage<'acts'> = answered(await index.query<'acts'>({ ...query, before }))
    yield page.rows.map((act) => ({ kind: 'act', act }))
    before = page.rows.at(-1) ?? null
    if (page.isLast || before === null) return
  }
}

async function* movesOf(index: Index, account: string): Pages {
  for (let before: LogPlace | null = null; ;) {
    const page: IndexPage<'moves'> = answered(
      await index.query<'moves'>({ kind: 'moves', account, token: null, before }),
    )
    yield page.rows.map((move) => ({ kind: 'move', move }))
    before = page.rows.at(-1) ?? null
    if (page.isLast || before === null) return
  }
}

function answered<Page>(page: Page | null): Page {
  if (page === null) throw new StatementBroken('The history does not answer.')
  return page
}

const isNewer = (one: Row, other: Row): boolean => {
  const [a, b] = [placed(one), placed(other)]
  return a.block === b.block ? a.log > b.log : a.block > b.block
}

/** Two lists as one, newest first. Of both no more than a page each is held. */
async function* inOrder(one: Pages, other: Pages): Pages {
  let [left, right] = [await nextRows(one), await nextRows(other)]
  while (left.length > 0 && right.length > 0) {
    const merged: Row[] = []
    let [a, b] = [0, 0]
    while (a < left.length && b < right.length) {
      const [first, second] = [left[a], right[b]]
      if (first === undefined || second === undefined) break
      if (isNewer(first, second)) {
        merged.push(first)
        a += 1
      } else {
        merged.push(second)
        b += 1
      }
    }
    yield merged
    left = a < left.length ? left.slice(a) : await nextRows(one)
    right = b < right.length ? right.slice(b) : await nextRows(other)
  }
  const [rest, more] = left.length > 0 ? [left, one] : [right, other]
  if (rest.length > 0) yield rest
  yield* more
}

async function nextRows(pages: Pages): Promise<readonly Row[]> {
  const { done, value } = await pages.next()
  return done === true || value === undefined ? [] : value
}
