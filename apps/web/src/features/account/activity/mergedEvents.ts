import type { Address } from '@musi/domain/address'
import { type Activity, activitiesOf, latestAct } from '#platform/tokens/story/activities.ts'
import type { PastAct } from '#platform/tokens/story/pastAct.ts'
import type { PastTransaction } from '#platform/tokens/story/pastTransaction.ts'

/** Something the account did: an act, or a transaction without acts. */
export type AccountEvent =
  | { readonly kind: 'activity'; readonly activity: Activity }
  | { readonly kind: 'sent'; readonly sent: PastTransaction }

/**
 * Leaves out contracts that others deployed, because tokens minted in a deployment are not received
 * from the deployer.
 */
export const isOwnActivity =
  (account: Address) =>
  ({ from, to }: PastTransaction): boolean =>
    to !== null || from === account

/** The rows read so far. `isAll`: there are no more. */
type Read<Row> = { readonly rows: readonly Row[]; readonly isAll: boolean }

type Position = { readonly block: number; readonly log: number }

const positionOf = (event: AccountEvent): Position & { timeSeconds: number; transaction: string } =>
  event.kind === 'sent' ? event.sent : latestAct(event.activity)

export const timeOf = (event: AccountEvent): number => positionOf(event).timeSeconds
export const hashOf = (event: AccountEvent): string => positionOf(event).transaction

export const keyOf = (event: AccountEvent): string =>
  event.kind === 'sent' ? event.sent.transaction : `${hashOf(event)} ${positionOf(event).log}`

/** A transaction sorts before the logs it emitted. */
function newestFirst(one: AccountEvent, other: AccountEvent): number {
  const a = positionOf(one)
  const b = positionOf(other)
  if (a.block !== b.block) return b.block - a.block
  if (a.log !== b.log) return b.log - a.log
  if (one.kind === 'sent' && other.kind === 'sent') return other.sent.place - one.sent.place
  return Number(one.kind === 'sent') - Number(other.kind === 'sent')
}

/**
 * Merges two lists, newest first, as far as no list has unread rows. `next`: the list to read next.
 * `playBuyer`: the contract that swaps and plays (`activitiesOf`).
 */
export function mergedEvents(
  acts: Read<PastAct>,
  sent: Read<PastTransaction>,
  playBuyer: Address | null,
): { readonly events: readonly AccountEvent[]; readonly next: 'acts' | 'sent' | null } {
  const activities = activitiesOf(acts.rows, acts.isAll, playBuyer).map((activity): AccountEvent => ({
    kind: 'activity',
    activity,
  }))
  const others = sent.rows.map((each): AccountEvent => ({ kind: 'sent', sent: each }))
  const all = [...activities, ...others].toSorted(newestFirst)
  /** Number of leading rows known to have no unread ones between them. */
  const contiguousCount = (list: readonly AccountEvent[], isAll: boolean) => {
    const last = list.at(-1)
    if (isAll) return all.length
    return last === undefined ? 0 : all.indexOf(last) + 1
  }
  const byActs = contiguousCount(activities, acts.isAll)
  const bySent = contiguousCount(others, sent.isAll)
  const next = acts.isAll && sent.isAll ? null : byActs <= bySent && !acts.isAll ? 'acts' : sent.isAll ? 'acts' : 'sent'
  return { events: all.slice(0, Math.min(byActs, bySent)), next }
}
