import type { Address } from '@musi/domain/address'
import type { ReadCall } from '@musi/domain/callKey'
import { type MarketOrder, makerOf } from '@musi/domain/market/marketOrder'
import type { OrderFacts } from '@musi/domain/market/orderStanding'
import type { Hex } from 'viem'
import { addressOrNull, callData, uint, uintAt } from '../multicall/words.ts'

/** Reads per order; each returns a word or a few, so none needs much gas. */
export const READS_PER_ORDER = 5

/** A bidder's balance of a token, and the market's allowance. */
export const fundsReads = (bidder: Address, token: Address, seaport: Address): readonly ReadCall[] => [
  { address: token, callData: callData('0x70a08231', bidder) },
  { address: token, callData: callData('0xdd62ed3e', bidder, seaport) },
]

/** The chain reads of one order. */
export function orderReads(order: MarketOrder, hash: Hex, seaport: Address): readonly ReadCall[] {
  const maker = makerOf(order)
  const status = { address: seaport, callData: callData('0x46423aa7', hash) }
  const counter = { address: seaport, callData: callData('0xf07ec373', maker) }
  if (order.kind !== 'listing') {
    return [status, counter, ...fundsReads(maker, order.price.token, seaport), counter]
  }
  const { collection, tokenId } = order
  return [
    status,
    counter,
    { address: collection, callData: callData('0x6352211e', tokenId) },
    { address: collection, callData: callData('0xe985e9c5', maker, seaport) },
    { address: collection, callData: callData('0x081812fc', tokenId) },
  ]
}

type Answers = readonly (Hex | null | undefined)[]

const numberIn = (answer: Hex | null | undefined): bigint | null =>
  answer === null || answer === undefined ? null : (uint(answer) ?? null)
const accountIn = (answer: Hex | null | undefined): Address | null =>
  answer === null || answer === undefined ? null : (addressOrNull(answer) ?? null)

/** A missing answer counts as zero. */
export const fundsOfReads = ([balance, allowance]: Answers): NonNullable<OrderFacts['funds']> => ({
  balance: numberIn(balance) ?? 0n,
  allowance: numberIn(allowance) ?? 0n,
})

/** A missing answer of a token or a collection counts as zero or no owner. Null if the market's own answers are missing. */
export function factsOfReads(order: MarketOrder, seaport: Address, answers: Answers): OrderFacts | null {
  const [status, counter, ownerOrBalance, approvalOrAllowance, pieceApproval] = answers
  const [cancelled, filled, size] = [1, 2, 3].map((at) => (status ? uintAt(status, at) : undefined))
  const counterNow = numberIn(counter)
  if (cancelled === undefined || filled === undefined || size === undefined || counterNow === null) return null
  const common = { isCancelled: cancelled === 1n, isFilled: size > 0n && filled === size, counter: counterNow }
  if (order.kind === 'listing') {
    const isApproved = numberIn(approvalOrAllowance) === 1n || accountIn(pieceApproval) === seaport
    return { ...common, piece: { owner: accountIn(ownerOrBalance), isApproved }, funds: null }
  }
  return { ...common, piece: null, funds: fundsOfReads([ownerOrBalance, approvalOrAllowance]) }
}
