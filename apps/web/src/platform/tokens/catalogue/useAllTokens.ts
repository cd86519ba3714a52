import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { useEffect, useSyncExternalStore } from 'react'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { perVisit } from '#platform/page/visit/visit.ts'
import { artistFeed } from '../artists/artistFeed.ts'
import { addedTokens } from './addedTokens.ts'
import { listedTokens } from './listedTokens.ts'
import { subscribeTokens } from './tokens.ts'

type Source = ReadonlyMap<Address, Token | { readonly token: Token }>

const cache = perVisit(() => ({ sources: [] as readonly Source[], tokens: [] as readonly Token[] }))

const currentSources = (): readonly Source[] => [bookTokens(), listedTokens(), addedTokens(), artistFeed.get().artists]

/** Sources are sorted best first; a token's first entry counts. */
function mergeTokens(sources: readonly Source[]): readonly Token[] {
  const tokens = new Map<Address, Token>()
  for (const source of sources)
    for (const [address, entry] of source)
      if (!tokens.has(address)) tokens.set(address, 'token' in entry ? entry.token : entry)
  return [...tokens.values()]
}

/** Every token that can be picked: known, listed, added and of artists. Returns the same array until they change. */
function allTokens(): readonly Token[] {
  const now = cache()
  const sources = currentSources()
  if (now.sources.length === 0 || sources.some((source, at) => source !== now.sources[at]))
    Object.assign(now, { sources, tokens: mergeTokens(sources) })
  return now.tokens
}

/** All tokens that can be picked: known ones at once, the others as they load. */
export function useAllTokens(): readonly Token[] {
  useEffect(() => artistFeed.begin(), [])
  return useSyncExternalStore(subscribeTokens, allTokens)
}
