import { balanceOf } from '@musi/chain/reads/balanceOf'
import { nativeBalanceOf } from '@musi/chain/reads/nativeBalanceOf'
import { v1ExchangeOf } from '@musi/chain/reads/v1ExchangeOf'
import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import type { ExchangeV1 } from '@musi/domain/exchange/exchangeV1'
import { useMemo } from 'react'
import { useRead } from '../chain/useRead.ts'
import { exchangePlaces } from './exchangePlaces.ts'

export type ExchangesV1 =
  | { kind: 'loading' }
  | { kind: 'exchanges'; of: ReadonlyMap<Address, ExchangeV1>; addresses: ReadonlyMap<Address, Address> }

type Exchange = { kind: 'loading' | 'none' } | { kind: 'there'; address: Address; exchange: ExchangeV1 }

/** What the exchange of one token holds. The native currency needs none. */
function useExchange(currency: Currency | null): Exchange {
  const { v1Factory, multicall } = exchangePlaces()
  const token = currency?.kind === 'token' ? currency.address : null
  const found = useRead(v1Factory === null || token === null ? null : v1ExchangeOf(v1Factory, token))
  const address = found.kind === 'value' ? found.value : null
  const native = useRead(address === null ? null : nativeBalanceOf(multicall, address))
  const tokens = useRead(address === null || token === null ? null : balanceOf(token, address))
  if (v1Factory === null || token === null || found.kind === 'error') return { kind: 'none' }
  if (found.kind === 'loading') return { kind: 'loading' }
  if (address === null || native.kind === 'error' || tokens.kind === 'error') return { kind: 'none' }
  if (native.kind === 'loading' || tokens.kind === 'loading') return { kind: 'loading' }
  return { kind: 'there', address, exchange: { token, native: native.value, tokens: tokens.value } }
}

/** The exchanges of the older version that a trade between two currencies would go through. */
export function useExchangesV1(one: Currency | null, other: Currency | null): ExchangesV1 {
  const first = useExchange(one)
  const second = useExchange(other)
  // The objects are new with each render; what they hold is not.
  const key = [first, second].map((side) =>
    side.kind === 'there' ? `${side.address} ${side.exchange.native} ${side.exchange.tokens}` : side.kind,
  )
  return useMemo(() => {
    if (first.kind === 'loading' || second.kind === 'loading') return { kind: 'loading' }
    const there = [first, second].filter((side) => side.kind === 'there')
    return {
      kind: 'exchanges',
      of: new Map(there.map(({ exchange }) => [exchange.token, exchange])),
      addresses: new Map(there.map(({ exchange, address }) => [exchange.token, address])),
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key.join()])
}
