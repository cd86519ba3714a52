import { parseAddress } from '@musi/domain/address'
import type { ReachNeeds } from './reachNeeds.ts'
import { type CardPicture, type PageSubject, cardPath } from './pageSubject.ts'
import type { TokenName } from './tokenNames.ts'

/** The picture of a token: a record sleeve if an artist made it, otherwise a coin. */
const tokenPicture = ({ address, creator }: TokenName): CardPicture =>
  creator === null ? { kind: 'coins', tokens: [address] } : { kind: 'sleeve', seed: address, artwork: null }

/** The subject of a token's chart; null if the token has no name that may be used. */
export function tokenSubject({ names }: Pick<ReachNeeds, 'names'>, identifier: string): PageSubject | null {
  const address = parseAddress(identifier)
  const token = address === null ? null : names().of(address)
  if (token === null) return null
  const place = { kind: 'token', id: token.address } as const
  const path = `/charts/token/${token.address}`
  const { name, symbol } = token
  return {
    ...place,
    path,
    title: `${name} (${symbol})`,
    description: `The price of ${symbol} in dollars, its pools and its trades on Musi, read from the chain.`,
    openGraphType: 'website',
    card: {
      label: token.creator === null ? 'Token' : 'Artist token',
      title: name,
      line: symbol,
      figure: '',
      picture: tokenPicture(token),
    },
    data: (origin) => breadcrumb(origin, 'Charts', '/charts', { name, path, image: cardPath(place) }),
    sample: null,
    embed: null,
    feeds: [],
  }
}

/** Structured data for the breadcrumb from a list to a page. */
export const breadcrumb = (
  origin: string,
  list: string,
  listPath: string,
  { name, path, image }: { name: string; path: string; image: string },
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: list, item: `${origin}${listPath}` },
    { '@type': 'ListItem', position: 2, name, item: `${origin}${path}`, image: `${origin}${image}` },
  ],
})
