import type { Watch } from '@musi/chain/multicall/watch'
import type { UnlistedToken } from '@musi/chain/reads/tokens/unlistedToken'
import { tokenDecimals } from '@musi/chain/reads/tokens/tokenDecimals'
import { parseAddress, type Address } from '@musi/domain/address'
import { NATIVE_ID } from '@musi/domain/currency'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { chainReads } from '#platform/session/chain/chainReads.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useWatch } from '#platform/session/chain/useWatch.ts'
import { artistFeed } from '../artists/artistFeed.ts'
import { type TokenLookup, namedTokenLookup, unknownTokenLookup } from './tokenLookup.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { sourcedToken, subscribeTokens, tokenByAddress } from './tokens.ts'

const NO_TOKEN: TokenLookup = { kind: 'nothing' }

/** Resolves a token: a known, listed or added one, or else one with data from the chain. */
export function useToken(currencyId: string | null): TokenLookup {
  const address = currencyId === null || currencyId === NATIVE_ID ? null : parseAddress(currencyId)
  const sourced = useSourced(address)
  // Any token outside the address book may be an artist's.
  const isUnknown = address !== null && sourced?.source !== 'book'
  useEffect(() => void (isUnknown && artistFeed.begin()), [isUnknown])
  const unknown = useTokenData(address && sourced === null ? address : null)
  const decimals = useRead(address && sourced !== null ? tokenDecimals(address) : null)
  if (currencyId === NATIVE_ID) return { kind: 'native', native: nativeCurrency() }
  if (!address) return NO_TOKEN
  return sourced === null ? unknownTokenLookup(address, unknown) : namedTokenLookup(sourced, decimals)
}

/** The token's entry: the same object until its source changes. */
function useSourced(address: Address | null) {
  const source = useCallback(() => (address ? (sourcedToken(address)?.source ?? null) : null), [address])
  const token = useCallback(() => (address ? tokenByAddress(address) : null), [address])
  const from = useSyncExternalStore(subscribeTokens, source)
  const current = useSyncExternalStore(subscribeTokens, token)
  return from === null || current === null ? null : { token: current, source: from }
}

const CHAIN_LOADING: UnlistedToken = { kind: 'loading' }
const LOADING_WATCH: Watch<UnlistedToken> = { get: () => CHAIN_LOADING, subscribe: () => () => undefined }

/** The code that reads unknown tokens is loaded with the first of them. */
function useTokenData(address: Address | null): UnlistedToken {
  const answer = useAnswer(address, async () => {
    const { unlistedToken } = await retryOnce(() => import('@musi/chain/reads/tokens/unlistedToken'))
    return address === null ? LOADING_WATCH : unlistedToken(chainReads(), address)
  })
  // If the code failed to load, the token is unknown, which is not the same as missing.
  return useWatch(answer.kind === 'ready' ? answer.value : LOADING_WATCH)
}
