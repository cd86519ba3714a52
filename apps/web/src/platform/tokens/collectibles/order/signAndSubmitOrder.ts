import { ORDERS_PATH } from '@musi/api/paths'
import { EIP712_DOMAIN } from '@musi/chain/signatures/eip712Domain'
import type { GateRefusal } from '@musi/chain/signingGate/gateRefusal'
import { type Currency, addressOrNative } from '@musi/domain/currency'
import { type MarketOrder, makerOf } from '@musi/domain/market/marketOrder'
import { ask, jsonRequest } from '#platform/page/http/ask.ts'
import { config, contractOf } from '#platform/page/config/config.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { heads } from '#platform/session/chain/heads.ts'
import { request } from '#platform/session/chain/request.ts'
import { loadSender } from '#platform/session/wallet/loadSender.ts'
import { type SubmitTrouble, submitOrder } from './submitOrder.ts'

export type OrderTrouble = SubmitTrouble | 'rejected' | 'accountChanged' | 'walletCannot'
export type OrderOutcome =
  | { kind: 'stored' }
  | { kind: 'trouble'; trouble: OrderTrouble }
  | { kind: 'gate'; refusal: GateRefusal }

/** An order without its maker's counter, which is read from the market. */
export type OrderWithoutCounter = MarketOrder extends infer Each
  ? Each extends MarketOrder
    ? Omit<Each, 'counter'>
    : never
  : never

const trouble = (kind: OrderTrouble): OrderOutcome => ({ kind: 'trouble', trouble: kind })

/**
 * Signs an order through the same gate as everything else, then sends it to our server. `drawn`:
 * the currency of the price on screen (spec: market.signed-as-shown).
 */
export async function signAndSubmitOrder(
  uncounted: OrderWithoutCounter,
  drawn: Currency,
  onSigned: () => void,
): Promise<OrderOutcome> {
  const seaport = contractOf('seaport')
  try {
    const sender = await loadSender()
    if (sender === null || seaport === null) return trouble('away')
    const { orderCounter } = await retryOnce(() => import('@musi/chain/market/orderCounter'))
    const { orderTypedData } = await import('@musi/chain/market/orderTypedData')
    const maker = makerOf(uncounted as MarketOrder)
    if (sender.from !== maker) return trouble('accountChanged')
    const counter = await orderCounter(request, seaport, maker)
    if (counter === null) return trouble('away')
    const order: MarketOrder = { ...uncounted, counter }
    const { types, ...content } = orderTypedData(order, { seaport, chainId: config().chainId })
    // Wallets need the domain's own type beside those of the order.
    const typedData = { ...content, types: { EIP712Domain: EIP712_DOMAIN, ...types } }
    const answer = await sender.gate.signOrder({ typedData, shown: order, drawn: [addressOrNative(drawn)] })
    if (answer.kind === 'refused') return { kind: 'gate', refusal: answer.refusal }
    if (answer.kind === 'trouble') return trouble(answer.trouble.kind === 'rejected' ? 'rejected' : 'walletCannot')
    if (typeof answer.value !== 'string' || !/^0x[0-9a-f]+$/i.test(answer.value)) return trouble('walletCannot')
    onSigned()
    const signature = answer.value
    return await submitOrder(() => postOrder(order, signature))
  } catch {
    return trouble('away')
  }
}

const postOrder = (order: MarketOrder, signature: string) =>
  ask(ORDERS_PATH, () => true, jsonRequest('POST', { order, signature, seenBlock: heads().head?.number }))
