import type { Token } from '@musi/domain/currency'
import type { Tag } from '@musi/domain/token-lists/listTokens'
import { listedTokens } from './listedTokens.ts'

type Facts = {
  readonly logoUri: string | null
  readonly tags: readonly Tag[]
  readonly shape: 'coin' | 'record'
}

const NONE: Facts = { logoUri: null, tags: [], shape: 'coin' }

/** The tag that our own lists give to the tokens of artists. */
const ARTIST = 'artist'

/** What the selected list says of a token beside its name; whoever made the list answers for it. */
export function listedFacts(token: Token | null): Facts {
  const listed = token === null ? undefined : listedTokens().get(token.address)?.token
  if (listed === undefined) return NONE
  const { logoUri, tags } = listed
  return { logoUri, tags, shape: tags.some(({ id }) => id === ARTIST) ? 'record' : 'coin' }
}
