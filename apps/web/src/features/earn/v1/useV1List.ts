import { balanceOf } from '@musi/chain/reads/balanceOf'
import { v1ExchangeOf } from '@musi/chain/reads/v1ExchangeOf'
import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { useSettings } from '../../../platform/page/settings/useSettings.ts'
import { bookTokens } from '../../../platform/session/chain/bookTokens.ts'
import { useReads } from '../../../platform/session/chain/useReads.ts'
import { exchangeAddresses } from '../../../platform/session/exchange/exchangeAddresses.ts'
import { addedTokens } from '../../../platform/tokens/catalogue/addedTokens.ts'

export type V1Entry = { readonly token: Token; readonly exchange: Address }

export type V1List = {
  readonly entries: readonly V1Entry[]
  /** Something is still being read, so that an empty list is not yet none. */
  readonly isLoading: boolean
  readonly isPartlyUnread: boolean
}

/** Where an account has liquidity on V1: of the known tokens, and of those that it has added (spec: migration.list). */
export function useV1List(account: Address): V1List {
  // Those that were added are settings.
  useSettings()
  const { v1Factory } = exchangeAddresses()
  const tokens = v1Factory === null ? [] : [...new Map([...bookTokens(), ...addedTokens()]).values()]
  const exchanges = useReads(v1Factory === null ? [] : tokens.map(({ address }) => v1ExchangeOf(v1Factory, address)))
  const there = tokens.flatMap((token, at): V1Entry[] => {
    const state = exchanges[at]
    return state?.kind === 'value' && state.value !== null ? [{ token, exchange: state.value }] : []
  })
  const shares = useReads(there.map(({ exchange }) => balanceOf(exchange, account)))
  const states = [...exchanges, ...shares]
  return {
    entries: there.filter((_, at) => {
      const state = shares[at]
      return state?.kind === 'value' && state.value > 0n
    }),
    isLoading: states.some(({ kind }) => kind === 'loading'),
    isPartlyUnread: states.some(({ kind }) => kind === 'error'),
  }
}
