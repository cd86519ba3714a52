import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { useMemo } from 'react'
import { useReads } from '#platform/session/chain/useReads.ts'
import { useExchangesByToken } from '#platform/session/exchange/useExchangesByToken.ts'
import { useAllTokens } from '#platform/tokens/catalogue/useAllTokens.ts'

export type V1Entry = { readonly token: Token; readonly exchange: Address }

export type V1List = {
  readonly entries: readonly V1Entry[]
  /** True while something is being read; an empty list is not final then. */
  readonly isLoading: boolean
  readonly isPartlyUnread: boolean
}

/** An account's V1 liquidity in all selectable tokens (spec: migration.list). */
export function useV1List(account: Address): V1List {
  const tokens = useAllTokens()
  const addresses = useMemo(() => tokens.map(({ address }) => address), [tokens])
  const { byToken, isComplete, isPartlyUnread } = useExchangesByToken(addresses)
  const withExchange = tokens.flatMap((token): V1Entry[] => {
    const exchange = byToken.get(token.address)
    return exchange === undefined ? [] : [{ token, exchange }]
  })
  const shares = useReads(withExchange.map(({ exchange }) => balanceOf(exchange, account)))
  return {
    entries: withExchange.filter((_, at) => {
      const state = shares[at]
      return state?.kind === 'value' && state.value > 0n
    }),
    isLoading: !isComplete || shares.some(({ kind }) => kind === 'loading'),
    isPartlyUnread: isPartlyUnread || shares.some(({ kind }) => kind === 'error'),
  }
}
