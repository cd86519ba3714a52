import type { Token } from '@musi/domain/currency'
import type { Tag } from '@musi/domain/token-lists/listTokens'
import { listedTokens } from './listedTokens.ts'

type Facts = {
  readonly logoUri: string | null
  readonly tags: readonly Tag[]
  readonly shape: 'coin' | 'record'
}

const NONE: Facts = { logoUri: null, tags: [], shape: 'coin' }

/** The tag of artist tokens in our own lists. */
const ARTIST = 'artist'

/** What the selected list says about a token beside its name; the list's author is responsible for it. */
export function listedFacts(token: Token | null): Facts {
  const listed = token === null ? undefined : listedTokens().get(token.address)?.token
  if (listed === undefined) return NONE
  const { logoUri, tags } = listed
  return { logoUri, tags, shape: tags.some(({ id }) => id === ARTIST) ? 'record' : 'coin' }
}
