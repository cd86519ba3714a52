import type { Address } from '@musi/domain/address'
import type { DropOrder } from '../drops/dropOrder.ts'
import { orderTypedData } from '../drops/orderTypedData.ts'
import { EIP712_DOMAIN } from '../eip712Domain.ts'

type Market = { seaport: Address; chainId: number }

/** What a wallet is asked to sign: the order with its domain's own type, which wallets need. */
export function signedOrderData(order: DropOrder, market: Market) {
  const { types, ...rest } = orderTypedData(order, market)
  return { ...rest, types: { EIP712Domain: EIP712_DOMAIN, ...types } }
}
