import type { Token } from '@musi/domain/currency'
import type { Tag } from '@musi/domain/token-lists/listTokens'
import { artistOf } from '../artists/artistFeed.ts'
import { listedTokens } from './listedTokens.ts'

type Facts = {
  readonly logoUri: string | null
  readonly tags: readonly Tag[]
  readonly shape: 'coin' | 'record'
  /** True if it was created by this site's factory, which says nothing about its quality. */
  readonly isMadeHere: boolean
}

const NO_FACTS: Facts = { logoUri: null, tags: [], shape: 'coin', isMadeHere: false }
const MADE_HERE: Facts = { ...NO_FACTS, shape: 'record', isMadeHere: true }

/** The tag of artist tokens in our own lists. */
const ARTIST = 'artist'

/**
 * Facts about a token besides its name: from the selected list, whose author is responsible for them, and from our
 * factory.
 */
export function listedFacts(token: Token | null): Facts {
  const listed = token === null ? undefined : listedTokens().get(token.address)?.token
  const isMadeHere = token !== null && artistOf(token.address) !== null
  if (listed === undefined) return isMadeHere ? MADE_HERE : NO_FACTS
  const { logoUri, tags } = listed
  const isRecord = isMadeHere || tags.some(({ id }) => id === ARTIST)
  return { logoUri, tags, shape: isRecord ? 'record' : 'coin', isMadeHere }
}
