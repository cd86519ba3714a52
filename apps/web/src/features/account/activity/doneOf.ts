import type { Address } from '@musi/domain/address'
import { type Activity, activitiesOf, latestAct } from '#platform/tokens/story/activities.ts'
import type { PastAct } from '#platform/tokens/story/pastAct.ts'
import type { PastTransaction } from '#platform/tokens/story/pastTransaction.ts'

/** Something the account did: an act, or a transaction without acts. */
export type Done =
  | { readonly kind: 'activity'; readonly activity: Activity }
  | { readonly kind: 'sent'; readonly sent: PastTransaction }

/** Tokens minted in a contract's deployment are not shown as received from somebody. */
export const isOwnAffair =
  (account: Address) =>
  ({ from, to }: PastTransaction): boolean =>
    to !== null || from === account

/** A list as far as it was read. `isAll` false: there is more. */
type Read<Row> = { readonly rows: readonly Row[]; readonly isAll: boolean }

type Place = { readonly block: number; readonly log: number }

const whereOf = (done: Done): Place & { timeSeconds: number; transaction: string } =>
  done.kind === 'sent' ? done.sent : latestAct(done.activity)

export const timeOf = (done: Done): number => whereOf(done).timeSeconds
export const hashOf = (done: Done): string => whereOf(done).transaction

export const keyOf = (done: Done): string =>
  done.kind === 'sent' ? done.sent.transaction : `${hashOf(done)} ${whereOf(done).log}`

/** A transaction sorts before the logs it emitted. */
function newestFirst(one: Done, other: Done): number {
  const a = whereOf(one)
  const b = whereOf(other)
  if (a.block !== b.block) return b.block - a.block
  if (a.log !== b.log) return b.log - a.log
  if (one.kind === 'sent' && other.kind === 'sent') return other.sent.place - one.sent.place
  return Number(one.kind === 'sent') - Number(other.kind === 'sent')
}

/**
 * Two lists as one, newest first, down to where one of them was not read yet. `next`: the one that has to be read on. `playBuyer`: the
 * contract that swaps and plays (`activitiesOf`).
 */
export function doneOf(
  acts: Read<PastAct>,
  sent: Read<PastTransaction>,
  playBuyer: Address | null,
): { readonly done: readonly Done[]; readonly next: 'acts' | 'sent' | null } {
  const activities = activitiesOf(acts.rows, acts.isAll, playBuyer).map((activity): Done => ({
    kind: 'activity',
    activity,
  }))
  const others = sent.rows.map((each): Done => ({ kind: 'sent', sent: each }))
  const all = [...activities, ...others].toSorted(newestFirst)
  /** Number of leading rows known to have no unread ones between them. */
  const known = (list: readonly Done[], isAll: boolean) => {
    const last = list.at(-1)
    if (isAll) return all.length
    return last === undefined ? 0 : all.indexOf(last) + 1
  }
  const byActs = known(activities, acts.isAll)
  const bySent = known(others, sent.isAll)
  const next = acts.isAll && sent.isAll ? null : byActs <= bySent && !acts.isAll ? 'acts' : sent.isAll ? 'acts' : 'sent'
  return { done: all.slice(0, Math.min(byActs, bySent)), next }
}
