import { parseAddress } from '@musi/domain/address'
import type { ReachNeeds } from './reachNeeds.ts'
import { type PageSubject, cardPath } from './pageSubject.ts'
import { breadcrumb } from './tokenSubject.ts'

/** The subject of a pool's chart; null if one of its tokens has no name that may be used. */
export async function poolSubject(
  { names, pairs }: Pick<ReachNeeds, 'names' | 'pairs'>,
  identifier: string,
): Promise<PageSubject | null> {
  const address = parseAddress(identifier)
  const pair = address === null ? undefined : (await pairs())?.get(address.toLowerCase())
  if (address === null || pair === undefined) return null
  const [one, other] = [names().of(pair[0]), names().of(pair[1])]
  if (one === null || other === null) return null
  const place = { kind: 'pool', id: address } as const
  const path = `/charts/pool/${address}`
  const title = `${one.symbol} and ${other.symbol} pool`
  return {
    ...place,
    path,
    title,
    description: `Deposits, trades and fees of the pool of ${one.name} and ${other.name} on Musi, read from the chain.`,
    openGraphType: 'website',
    card: {
      label: 'Pool',
      title: `${one.symbol} · ${other.symbol}`,
      line: `${one.name} and ${other.name}`,
      figure: '',
      picture: { kind: 'coins', tokens: [one.address, other.address] },
    },
    data: (origin) => breadcrumb(origin, 'Charts', '/charts', { name: title, path, image: cardPath(place) }),
    sample: null,
    embed: null,
    feeds: [],
  }
}
