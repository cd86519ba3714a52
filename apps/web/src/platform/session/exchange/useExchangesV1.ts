import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { nativeBalanceOf } from '@musi/chain/reads/tokens/nativeBalanceOf'
import { v1ExchangeOf } from '@musi/chain/reads/pools/v1ExchangeOf'
import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import type { ExchangeV1 } from '@musi/domain/exchange/exchangeV1'
import { type Freshness, oldest } from '@musi/domain/multicall/callState'
import { useMemo } from 'react'
import { useRead } from '../chain/useRead.ts'
import { exchangeAddresses } from './exchangeAddresses.ts'

export type ExchangesV1 =
  | { kind: 'loading'; overdue: boolean }
  | {
      kind: 'exchanges'
      byToken: ReadonlyMap<Address, ExchangeV1>
      addresses: ReadonlyMap<Address, Address>
      freshness: Freshness
    }

type Exchange =
  | { kind: 'loading'; overdue: boolean }
  | { kind: 'none' }
  | { kind: 'there'; address: Address; exchange: ExchangeV1; freshness: Freshness }

/** The reserves of one token's exchange. The native currency has none. */
function useExchange(currency: Currency | null): Exchange {
  const { v1Factory, multicall } = exchangeAddresses()
  const token = currency?.kind === 'token' ? currency.address : null
  const lookup = useRead(v1Factory === null || token === null ? null : v1ExchangeOf(v1Factory, token))
  const address = lookup.kind === 'value' ? lookup.value : null
  const native = useRead(address === null ? null : nativeBalanceOf(multicall, address))
  const tokens = useRead(address === null || token === null ? null : balanceOf(token, address))
  if (v1Factory === null || token === null || lookup.kind === 'error') return { kind: 'none' }
  if (lookup.kind === 'loading') return lookup
  if (address === null || native.kind === 'error' || tokens.kind === 'error') return { kind: 'none' }
  if (native.kind === 'loading') return native
  if (tokens.kind === 'loading') return tokens
  const exchange = { token, native: native.value, tokens: tokens.value }
  return { kind: 'there', address, exchange, freshness: oldest([native, tokens]) }
}

/** The V1 exchanges that a trade between two currencies would go through. */
export function useExchangesV1(one: Currency | null, other: Currency | null): ExchangesV1 {
  const first = useExchange(one)
  const second = useExchange(other)
  // The objects are new on each render, so the dependency is a key of their content.
  const key = JSON.stringify([first, second], (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
  return useMemo(() => {
    if (first.kind === 'loading') return first
    if (second.kind === 'loading') return second
    const existing = [first, second].filter((side) => side.kind === 'there')
    return {
      kind: 'exchanges',
      byToken: new Map(existing.map(({ exchange }) => [exchange.token, exchange])),
      addresses: new Map(existing.map(({ exchange, address }) => [exchange.token, address])),
      freshness: oldest(existing.map(({ freshness }) => freshness)),
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
}
