import type { Address } from '@musi/domain/address'
import { type Holding, holdingKey, withoutDoubles } from './holding.ts'
import type { MovedAmounts, PromisedAmounts } from './promisedAmounts.ts'

/** By how much a holding grew; negative if it shrank. */
export type Change = { holding: Holding; gain: bigint }

/** The amounts that the rehearsal moved, and whether they are as promised. */
export type Outcome = { moved: MovedAmounts; isAsPromised: boolean }

const same = (one: Address, other: Address) => one.toLowerCase() === other.toLowerCase()

const payingOf = (account: Address, { pays }: PromisedAmounts) =>
  pays.map(({ asset, amount, bound }) => ({ holding: { owner: account, asset }, amount, bound }))
const gettingOf = (account: Address, { gets }: PromisedAmounts) =>
  gets.map(({ asset, amount, bound, receiver = account }) => ({ holding: { owner: receiver, asset }, amount, bound }))

/** All holdings in the promise, and always the account's native currency: no log reports that it left. */
export const promisedHoldings = (promised: PromisedAmounts, account: Address): readonly Holding[] =>
  withoutDoubles([
    ...[...payingOf(account, promised), ...gettingOf(account, promised)].map(({ holding }) => holding),
    { owner: account, asset: { kind: 'native' } },
  ])

type Limits = { least: bigint; most: bigint | null }

/** The limits for the change of each holding. Paying and getting the same asset in the same account are one change. */
function limitsOf(promised: PromisedAmounts, account: Address): ReadonlyMap<string, Limits> {
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

/** `changes` contains every promised holding and everything else that was touched. */
export function outcome(changes: readonly Change[], promised: PromisedAmounts, account: Address): Outcome {
  const limits = limitsOf(promised, account)
  const isAsPromised = changes.every(({ holding, gain }) => {
    const limit = limits.get(holdingKey(holding))
    if (limit === undefined) return gain >= 0n || !same(holding.owner, account)
    return gain >= limit.least && (limit.most === null || gain <= limit.most)
  })
  return { moved: movedBy(changes, promised, account), isAsPromised }
}

/** A promised side stays on its side, whatever its sign; everything else is sorted by sign. */
function movedBy(changes: readonly Change[], promised: PromisedAmounts, account: Address): MovedAmounts {
  const toPay = new Set(payingOf(account, promised).map(({ holding }) => holdingKey(holding)))
  const toGet = new Set(gettingOf(account, promised).map(({ holding }) => holdingKey(holding)))
  const isPaid = ({ holding, gain }: Change) => {
    const pays = toPay.has(holdingKey(holding))
    const gets = toGet.has(holdingKey(holding))
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
