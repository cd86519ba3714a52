import type { Address } from '@musi/domain/address'
import { type Hex, toHex } from 'viem'
import { balanceOf } from '../reads/balanceOf.ts'
import { nativeBalanceOf } from '../reads/nativeBalanceOf.ts'

export type Side = { owner: Address; what: 'native' | Address; amount: bigint }

/** What the screen promises of a transaction: at most so much goes, and at least so much comes. */
export type Promised = {
  most: Side
  least: Side
  /** Tells balances of the chain's own coin (the multicall contract). */
  balanceReader: Address
}

/** What the node's rehearsal moved. */
export type Moved = { spent: bigint; received: bigint }

const balanceRead = ({ balanceReader }: Promised, { owner, what }: Side) =>
  what === 'native' ? nativeBalanceOf(balanceReader, owner) : balanceOf(what, owner)

/** Both balances as calls, to stand before and after what is rehearsed. */
export const balanceCalls = (promised: Promised) =>
  [promised.most, promised.least].map((side) => {
    const { address: to, callData: data } = balanceRead(promised, side).call
    return { to, data, value: toHex(0n) }
  })

/** Null: a token that does not tell its balance in a way that can be read. */
export function movedBetween(promised: Promised, before: readonly Hex[], after: readonly Hex[]): Moved | null {
  const read = (side: Side, data: Hex | undefined) =>
    data === undefined ? undefined : balanceRead(promised, side).decode(data)
  const [spentFrom, receivedFrom] = [read(promised.most, before[0]), read(promised.least, before[1])]
  const [spentTo, receivedTo] = [read(promised.most, after[0]), read(promised.least, after[1])]
  if (spentFrom === undefined || spentTo === undefined) return null
  if (receivedFrom === undefined || receivedTo === undefined) return null
  return { spent: spentFrom - spentTo, received: receivedTo - receivedFrom }
}

export const isKept = ({ most, least }: Promised, { spent, received }: Moved): boolean =>
  spent <= most.amount && received >= least.amount
