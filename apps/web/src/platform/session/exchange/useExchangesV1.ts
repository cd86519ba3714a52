import { balanceOf } from '@musi/chain/reads/balanceOf'
import { nativeBalanceOf } from '@musi/chain/reads/nativeBalanceOf'
import { v1ExchangeOf } from '@musi/chain/reads/v1ExchangeOf'
import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import type { ExchangeV1 } from '@musi/domain/exchange/exchangeV1'
import { useMemo } from 'react'
import { useRead } from '../chain/useRead.ts'
import { exchangeAddresses } from './exchangeAddresses.ts'

export type ExchangesV1 =
  | { kind: 'loading' }
  | { kind: 'exchanges'; byToken: ReadonlyMap<Address, ExchangeV1>; addresses: ReadonlyMap<Address, Address> }

type Exchange = { kind: 'loading' | 'none' } | { kind: 'there'; address: Address; exchange: ExchangeV1 }

/** The reserves of one token's exchange. The native currency has none. */
function useExchange(currency: Currency | null): Exchange {
  const { v1Factory, multicall } = exchangeAddresses()
  const token = currency?.kind === 'token' ? currency.address : null
  const lookup = useRead(v1Factory === null || token === null ? null : v1ExchangeOf(v1Factory, token))
  const address = lookup.kind === 'value' ? lookup.value : null
  const native = useRead(address === null ? null : nativeBalanceOf(multicall, address))
  const tokens = useRead(address === null || token === null ? null : balanceOf(token, address))
  if (v1Factory === null || token === null || lookup.kind === 'error') return { kind: 'none' }
  if (lookup.kind === 'loading') return { kind: 'loading' }
  if (address === null || native.kind === 'error' || tokens.kind === 'error') return { kind: 'none' }
  if (native.kind === 'loading' || tokens.kind === 'loading') return { kind: 'loading' }
  return { kind: 'there', address, exchange: { token, native: native.value, tokens: tokens.value } }
}

/** The V1 exchanges that a trade between two currencies would go through. */
export function useExchangesV1(one: Currency | null, other: Currency | null): ExchangesV1 {
  const first = useExchange(one)
  const second = useExchange(other)
  // The objects are new with each render; the key says whether their content is.
  const key = [first, second].map((side) =>
    side.kind === 'there' ? `${side.address} ${side.exchange.native} ${side.exchange.tokens}` : side.kind,
  )
  return useMemo(() => {
    if (first.kind === 'loading' || second.kind === 'loading') return { kind: 'loading' }
    const existing = [first, second].filter((side) => side.kind === 'there')
    return {
      kind: 'exchanges',
      byToken: new Map(existing.map(({ exchange }) => [exchange.token, exchange])),
      addresses: new Map(existing.map(({ exchange, address }) => [exchange.token, address])),
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key.join()])
}
