import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { nativeBalanceOf } from '@musi/chain/reads/tokens/nativeBalanceOf'
import { totalSupply } from '@musi/chain/reads/tokens/totalSupply'
import { v1ExchangeOf } from '@musi/chain/reads/pools/v1ExchangeOf'
import { v1TokenOf } from '@musi/chain/reads/pools/v1TokenOf'
import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { type V1Shares, type Worth, v1Worth } from '@musi/domain/liquidity/v1/migration'
import { valueOf } from '@musi/domain/multicall/callState'
import { useRead } from '#platform/session/chain/useRead.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import type { Age } from '#platform/session/freshness/staleness.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'

export type V1Position = {
  readonly token: Token
  readonly exchange: Address
  readonly position: V1Shares
  readonly worth: Worth
}

export type V1PositionState =
  | { readonly kind: 'loading' }
  /** No exchange of the chain's own V1 is at this address. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'position'; readonly of: V1Position; readonly ages: readonly (Age | null)[] }

/** An account's share of a V1 exchange, at each block. An address the factory does not know is not an exchange. */
export function useV1Position(exchange: Address, account: Address): V1PositionState {
  const { v1Factory, multicall } = exchangeAddresses()
  const named = useRead(v1Factory === null ? null : v1TokenOf(exchange))
  const tokenAddress = valueOf(named)
  const knownExchange = useRead(
    v1Factory === null || tokenAddress === null ? null : v1ExchangeOf(v1Factory, tokenAddress),
  )
  const lookup = useToken(tokenAddress)
  const shares = useRead(balanceOf(exchange, account))
  const supply = useRead(totalSupply(exchange))
  const native = useRead(nativeBalanceOf(multicall, exchange))
  const tokens = useRead(tokenAddress === null ? null : balanceOf(tokenAddress, exchange))
  const isForeign = named.kind === 'error' || (named.kind === 'value' && named.value === null)
  if (v1Factory === null || isForeign || knownExchange.kind === 'error') return { kind: 'unknown' }
  if (knownExchange.kind === 'value' && knownExchange.value !== exchange) return { kind: 'unknown' }
  if (lookup.kind === 'noToken' || lookup.kind === 'decimalsDiffer') return { kind: 'unknown' }
  if (knownExchange.kind !== 'value' || lookup.kind !== 'token') return { kind: 'loading' }
  if (shares.kind !== 'value' || supply.kind !== 'value') return { kind: 'loading' }
  if (native.kind !== 'value' || tokens.kind !== 'value') return { kind: 'loading' }
  const position = {
    shares: shares.value,
    totalSupply: supply.value,
    nativeReserve: native.value,
    tokenReserve: tokens.value,
  }
  return {
    kind: 'position',
    of: { token: lookup.token, exchange, position, worth: v1Worth(position) },
    ages: [shares, supply, native, tokens],
  }
}
