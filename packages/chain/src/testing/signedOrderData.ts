import type { Address } from '@musi/domain/address'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { orderTreeTypedData, orderTypedData } from '../market/orderTypedData.ts'
import { EIP712_DOMAIN } from '../signatures/eip712Domain.ts'

type Market = { seaport: Address; chainId: number }

/** The order with its domain's type, as wallets need it for signing. */
export function signedOrderData(order: MarketOrder, market: Market) {
  const { types, ...rest } = orderTypedData(order, market)
  return { ...rest, types: { EIP712Domain: EIP712_DOMAIN, ...types } }
}

/** Like signedOrderData, for several orders under one signature. */
export function signedTreeData(orders: readonly [MarketOrder, ...MarketOrder[]], market: Market) {
  const { types, ...rest } = orderTreeTypedData(orders, market)
  return { ...rest, types: { EIP712Domain: EIP712_DOMAIN, ...types } }
}
