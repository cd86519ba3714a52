import type { Address } from '../address.ts'
import { type MarketOrder, makerOf } from './marketOrder.ts'

/** State of an order on chain, all in one block. */
export type OrderFacts = {
  isCancelled: boolean
  isFilled: boolean
  counter: bigint
  /** The piece of a listing. `owner` is null if it does not exist. */
  piece: { owner: Address | null; isApproved: boolean } | null
  /** The bidder's funds in the offer's currency. */
  funds: { balance: bigint; allowance: bigint } | null
}

/** Statuses of an order (spec: market.standing). */
export const ORDER_STANDINGS = [
  'good',
  'notBegun',
  'ended',
  'cancelled',
  'filled',
  'counterMoved',
  'ownerMoved',
  'approvalGone',
  'notEnough',
  'allowanceGone',
] as const
export type OrderStanding = (typeof ORDER_STANDINGS)[number]

/**
 * The status of an order by the chain's clock. Permanent ends come first, then obstacles that can pass, then time.
 */
export function orderStanding(order: MarketOrder, facts: OrderFacts, nowSeconds: bigint): OrderStanding {
  // The contract fills an order up to the second before its end.
  if (nowSeconds >= order.endSeconds) return 'ended'
  if (facts.isCancelled) return 'cancelled'
  if (facts.isFilled) return 'filled'
  if (facts.counter !== order.counter) return 'counterMoved'
  const problem = order.kind === 'listing' ? pieceProblem(order, facts) : fundsProblem(order, facts)
  if (problem !== null) return problem
  return nowSeconds < order.startSeconds ? 'notBegun' : 'good'
}

function pieceProblem(order: MarketOrder, { piece }: OrderFacts): OrderStanding | null {
  if (piece?.owner !== makerOf(order)) return 'ownerMoved'
  return piece.isApproved ? null : 'approvalGone'
}

function fundsProblem({ price }: MarketOrder, { funds }: OrderFacts): OrderStanding | null {
  if (funds === null || funds.balance < price.amount) return 'notEnough'
  return funds.allowance < price.amount ? 'allowanceGone' : null
}

/**
 * `waiting`: not started. `dormant`: cannot be filled now, but becomes valid again with the piece, the funds or the approval
 * (spec: market.dormant). `over`: ended for good.
 */
export type OrderLife = 'open' | 'waiting' | 'dormant' | 'over'

const LIVES: Readonly<Record<OrderStanding, OrderLife>> = {
  good: 'open',
  notBegun: 'waiting',
  ended: 'over',
  cancelled: 'over',
  filled: 'over',
  counterMoved: 'over',
  ownerMoved: 'dormant',
  approvalGone: 'dormant',
  notEnough: 'dormant',
  allowanceGone: 'dormant',
}

export const orderLife = (standing: OrderStanding): OrderLife => LIVES[standing]
