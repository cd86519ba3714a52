import type { Delegate, Delegation } from '@musi/api/history/delegates'
import { compareValues } from '@musi/domain/compareValues'
import type { Transaction } from 'kysely'
import { actOfRow } from '../store/historyStore.ts'
import type { Tables } from '../store/tables.ts'

const PAGE = 100
/** Reading more than this would keep the thread from following the chain. */
const MAX_ACTS = 50_000

type Reading = Transaction<Tables>
type Part<Row> = { rows: readonly Row[]; isLast: boolean; isTooMuch?: true }
const TOO_MUCH = { rows: [], isLast: true, isTooMuch: true } as const

/** Each account's last act of this kind, newest first; null if there are too many. */
async function lastActs<Kind extends 'delegate' | 'receiveVotes'>(reading: Reading, kind: Kind) {
  const rows = await reading
    .selectFrom('acts')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('block', 'desc')
    .orderBy('log', 'desc')
    .limit(MAX_ACTS + 1)
    .execute()
  if (rows.length > MAX_ACTS) return null
  const newestByAccount = new Map<string, (typeof rows)[number]>()
  for (const row of rows) if (!newestByAccount.has(row.account)) newestByAccount.set(row.account, row)
  return [...newestByAccount.values()].map(
    (row) => actOfRow(row) as Extract<ReturnType<typeof actOfRow>, { kind: Kind }>,
  )
}

/** Accounts with votes, most first. */
export async function delegateRows(reading: Reading, { after }: { after: number }): Promise<Part<Delegate>> {
  const powers = await lastActs(reading, 'receiveVotes')
  const delegations = await lastActs(reading, 'delegate')
  if (powers === null || delegations === null) return TOO_MUCH
  const all = powers
    .filter(({ votes }) => votes !== '0')
    .toSorted(
      (one, other) =>
        compareValues(BigInt(other.votes), BigInt(one.votes)) || compareValues(one.account, other.account),
    )
  const page = all.slice(after, after + PAGE)
  const delegators = Map.groupBy(delegations, ({ delegate }) => delegate)
  const ballots = await countBallots(
    reading,
    page.map(({ account }) => account),
  )
  const rows = page.map(({ account, votes }, at) => ({
    place: after + at + 1,
    account,
    votes,
    delegators: delegators.get(account)?.length ?? 0,
    ballots: ballots.get(account) ?? 0,
  }))
  return { rows, isLast: all.length <= after + PAGE }
}

async function countBallots(reading: Reading, accounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (accounts.length === 0) return new Map()
  const cast = await reading
    .selectFrom('acts')
    .select((column) => ['account', column.fn.countAll().as('ballots')])
    .where('account', 'in', accounts)
    .where('kind', '=', 'castVote')
    .groupBy('account')
    .execute()
  return new Map(cast.map((row) => [row.account, Number(row.ballots)]))
}

export type DelegationQuery = { delegate: string | null; before: { block: number; log: number } | null }

/** Current delegations, newest first, for one delegate or all. */
export async function delegationRows(
  reading: Reading,
  { delegate, before }: DelegationQuery,
): Promise<Part<Delegation>> {
  const all = await lastActs(reading, 'delegate')
  if (all === null) return TOO_MUCH
  const matching = all.filter(
    (act) =>
      (delegate === null || act.delegate === delegate) &&
      (before === null ||
        compareValues(act.block, before.block) < 0 ||
        (act.block === before.block && act.log < before.log)),
  )
  const rows = matching.slice(0, PAGE).map(({ block, log, timeSeconds, transaction, account, ...act }) => ({
    block,
    log,
    timeSeconds,
    transaction,
    account,
    delegate: act.delegate,
  }))
  return { rows, isLast: matching.length <= PAGE }
}
