import type { Address } from '@musi/domain/address'
import { type Holding, holdingKey, withoutDoubles } from './holding.ts'
import type { Moved, Promised } from './promised.ts'

/** By how much there is more of it after than before; negative where it is less. */
export type Change = { holding: Holding; gain: bigint }

/** What was tried moves this much, and that is what was promised, or not. */
export type Outcome = { moved: Moved; isKept: boolean }

const same = (one: Address, other: Address) => one.toLowerCase() === other.toLowerCase()

const payingOf = (account: Address, { pays }: Promised) =>
  pays.map(({ asset, amount, bound }) => ({ holding: { owner: account, asset }, amount, bound }))
const gettingOf = (account: Address, { gets }: Promised) =>
  gets.map(({ asset, amount, bound, receiver = account }) => ({ holding: { owner: receiver, asset }, amount, bound }))

/** Whatever a promise is about, and in every case the coins of the account: no log tells that they went. */
export const promisedHoldings = (promised: Promised, account: Address): readonly Holding[] =>
  withoutDoubles([
    ...[...payingOf(account, promised), ...gettingOf(account, promised)].map(({ holding }) => holding),
    { owner: account, asset: { kind: 'native' } },
  ])

type Limits = { least: bigint; most: bigint | null }

/** Between what and what each holding may change: paid and got of the same asset in the same hands are one change. */
function limitsOf(promised: Promised, account: Address): ReadonlyMap<string, Limits> {
  const limits = new Map<string, Limits>()
  const sides = [
    ...payingOf(account, promised).map((side) => ({ ...side, amount: -side.amount })),
    ...gettingOf(account, promised),
  ]
  for (const { holding, amount, bound } of sides) {
    const { least, most } = limits.get(holdingKey(holding)) ?? { least: 0n, most: 0n }
    limits.set(holdingKey(holding), {
      least: least + amount,
      most: bound === 'exactly' && most !== null ? most + amount : null,
    })
  }
  return limits
}

/** `changes` holds all that was promised, and whatever else was touched. */
export function outcome(changes: readonly Change[], promised: Promised, account: Address): Outcome {
  const limits = limitsOf(promised, account)
  const isKept = changes.every(({ holding, gain }) => {
    const limit = limits.get(holdingKey(holding))
    if (limit === undefined) return gain >= 0n || !same(holding.owner, account)
    return gain >= limit.least && (limit.most === null || gain <= limit.most)
  })
  return { moved: movedBy(changes, promised, account), isKept }
}

/** A promised side keeps its place, whatever its sign; all else is sorted by whether it came or went. */
function movedBy(changes: readonly Change[], promised: Promised, account: Address): Moved {
  const toPay = new Set(payingOf(account, promised).map(({ holding }) => holdingKey(holding)))
  const toGet = new Set(gettingOf(account, promised).map(({ holding }) => holdingKey(holding)))
  const isPaid = ({ holding, gain }: Change) => {
    const [pays, gets] = [toPay.has(holdingKey(holding)), toGet.has(holdingKey(holding))]
    return pays === gets ? gain < 0n && same(holding.owner, account) : pays
  }
  const seen = changes.filter(({ holding, gain }) => {
    const key = holdingKey(holding)
    return gain !== 0n || toPay.has(key) || toGet.has(key)
  })
  return {
    paid: seen.filter(isPaid).map(({ holding: { asset }, gain }) => ({ asset, amount: -gain })),
    got: seen
      .filter((change) => !isPaid(change))
      .map(({ holding: { asset, owner }, gain }) => ({
        asset,
        amount: gain,
        ...(!same(owner, account) && { receiver: owner }),
      })),
  }
}
