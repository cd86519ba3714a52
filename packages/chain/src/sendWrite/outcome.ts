import type { Address } from '@musi/domain/address'
import { type Holding, holdingKey, withoutDuplicates } from './holding.ts'
import type { MovedAmounts, PromisedAmounts } from './promisedAmounts.ts'

/** Change of a holding; a negative `gain` is a loss. */
export type Change = { holding: Holding; gain: bigint }

/** The amounts that the rehearsal moved, and whether they are as promised. */
export type Outcome = { moved: MovedAmounts; isAsPromised: boolean }

const isSameAddress = (one: Address, other: Address) => one.toLowerCase() === other.toLowerCase()

const paidSides = (account: Address, { pays }: PromisedAmounts) =>
  pays.map(({ asset, amount, bound }) => ({ holding: { owner: account, asset }, amount, bound }))
const receivedSides = (account: Address, { gets }: PromisedAmounts) =>
  gets.map(({ asset, amount, bound, receiver = account }) => ({ holding: { owner: receiver, asset }, amount, bound }))

/** All holdings of the promise, and the account's native currency, because no log reports its transfers. */
export const promisedHoldings = (promised: PromisedAmounts, account: Address): readonly Holding[] =>
  withoutDuplicates([
    ...[...paidSides(account, promised), ...receivedSides(account, promised)].map(({ holding }) => holding),
    { owner: account, asset: { kind: 'native' } },
  ])

type Limits = { least: bigint; most: bigint | null }

/** Limits for the change of each holding; `most` is null if unlimited. Paying and getting one asset in one account are one change. */
function limitsOf(promised: PromisedAmounts, account: Address): ReadonlyMap<string, Limits> {
  const limits = new Map<string, Limits>()
  const sides = [
    ...paidSides(account, promised).map((side) => ({ ...side, amount: -side.amount })),
    ...receivedSides(account, promised),
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
    if (limit === undefined) return gain >= 0n || !isSameAddress(holding.owner, account)
    return gain >= limit.least && (limit.most === null || gain <= limit.most)
  })
  return { moved: movedAmountsOf(changes, promised, account), isAsPromised }
}

/** Promised assets stay on their promised side; all others are sorted by the sign of their change. */
function movedAmountsOf(changes: readonly Change[], promised: PromisedAmounts, account: Address): MovedAmounts {
  const paidKeys = new Set(paidSides(account, promised).map(({ holding }) => holdingKey(holding)))
  const receivedKeys = new Set(receivedSides(account, promised).map(({ holding }) => holdingKey(holding)))
  const isPaid = ({ holding, gain }: Change) => {
    const pays = paidKeys.has(holdingKey(holding))
    const gets = receivedKeys.has(holdingKey(holding))
    return pays === gets ? gain < 0n && isSameAddress(holding.owner, account) : pays
  }
  const shownChanges = changes.filter(({ holding, gain }) => {
    const key = holdingKey(holding)
    return gain !== 0n || paidKeys.has(key) || receivedKeys.has(key)
  })
  return {
    paid: shownChanges.filter(isPaid).map(({ holding: { asset }, gain }) => ({ asset, amount: -gain })),
    got: shownChanges
      .filter((change) => !isPaid(change))
      .map(({ holding: { asset, owner }, gain }) => ({
        asset,
        amount: gain,
        ...(!isSameAddress(owner, account) && { receiver: owner }),
      })),
  }
}
