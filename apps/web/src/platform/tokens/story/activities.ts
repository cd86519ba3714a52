import type { Address } from '@musi/domain/address'
import type { PastAct } from './pastAct.ts'

type ActOf<Kind extends PastAct['kind']> = Extract<PastAct, { kind: Kind }>

/** A swap from its first input to its last output. */
type SwapRoute = { readonly first: ActOf<'swap'>; readonly last: ActOf<'swap'> }

/**
 * Something an account did: a swap through several pairs counts as one activity, as does a play
 * with the swap that paid for it. Everything else counts separately.
 */
export type Activity =
  | ({ readonly kind: 'swap' } & SwapRoute)
  | ({ readonly kind: 'boughtPlay'; readonly act: ActOf<'playSong'> } & SwapRoute)
  | { readonly kind: 'other'; readonly act: Exclude<PastAct, { kind: 'swap' }> }

/** Position in chain order, by its last log. */
export const latestAct = (activity: Activity): PastAct => (activity.kind === 'swap' ? activity.last : activity.act)

/**
 * Groups acts, newest first. `playBuyer`: the swap-and-play contract; null if the chain has none. A
 * pair sends its output directly to the next pair of a route. If there are more acts, the last
 * transaction may continue on the next page, so an incomplete route is held back.
 */
export function activitiesOf(acts: readonly PastAct[], isAll: boolean, playBuyer: Address | null): readonly Activity[] {
  const activities: Activity[] = []
  for (const act of acts) {
    const next = activities.at(-1)
    if (act.kind !== 'swap') activities.push({ kind: 'other', act })
    else if (next !== undefined && next.kind !== 'other' && leadsTo(act, next.first))
      activities[activities.length - 1] = { ...next, first: act }
    else if (next?.kind === 'other' && next.act.kind === 'playSong' && paysFor(act, next.act, playBuyer))
      activities[activities.length - 1] = { kind: 'boughtPlay', first: act, last: act, act: next.act }
    else activities.push({ kind: 'swap', first: act, last: act })
  }
  const oldest = activities.at(-1)
  return isAll || oldest === undefined || oldest.kind === 'other' ? activities : activities.slice(0, -1)
}

const leadsTo = (one: ActOf<'swap'>, next: ActOf<'swap'>) =>
  one.transaction === next.transaction && one.to === next.pair && one.account === next.account

/** True if the swap's output goes to the swap-and-play contract, which pays for this play with it. */
const paysFor = (swap: ActOf<'swap'>, play: ActOf<'playSong'>, playBuyer: Address | null) =>
  swap.transaction === play.transaction && swap.to === playBuyer && play.payer === play.account

/** Addresses that must be identified to describe an activity. */
export function addressesToIdentify(activity: Activity): readonly Address[] {
  if (activity.kind !== 'other') return [activity.first.pair, activity.last.pair]
  const { act } = activity
  if ('pair' in act) return [act.pair]
  if ('rewards' in act) return [act.rewards]
  return act.kind === 'createArtistToken' ? [act.token] : []
}
