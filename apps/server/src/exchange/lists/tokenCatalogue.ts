import type { AddressBook } from '@musi/domain/addressBook'
import type { Chain } from '@musi/chain/chains/chainTable'
import type { LocalTokens } from '@musi/devchain/seed/localTokens'
import { coinSet } from '@musi/domain/artwork/coinArt'
import { coinSvg } from '@musi/domain/artwork/coinSvg'
import { coverArt } from '@musi/domain/artwork/coverArt'
import { coverSvg } from '@musi/domain/artwork/coverSvg'
import type { Address } from '@musi/domain/address'
import { bookTokens, isListable } from './bookTokens.ts'
import { type PlannedToken, listPlans, type ListPlan } from './listPlans.ts'
import { type ServedFile, textFile } from '#edge/http/servedFile.ts'
import { logoPath } from '@musi/api/page/lists'
import type { TokenList } from '@musi/domain/token-lists/tokenList'
import { tagDescriptions } from './tokenTags.ts'

const NO_MORE: LocalTokens = { artists: [], odd: [] }

/** Lists and pictures of the tokens in the server's address book. */
export type TokenCatalogue = {
  /** True if there is an address book, from which the lists are made. */
  hasLists: boolean
  /** `name`: the path under /lists/. `origin`: the requested origin, which also serves the logos. */
  list: (name: string, origin: string) => ServedFile | null
  logo: (address: Address) => ServedFile | null
}

const json = (value: unknown) => textFile(`${JSON.stringify(value, null, 2)}\n`, 'application/json')
const svg = (text: string) => textFile(text, 'image/svg+xml')

/** A token's picture: a coin, or a record sleeve for an artist token (spec: logos.coin-or-record). */
function logosOf(
  known: readonly PlannedToken[],
  odd: readonly PlannedToken[],
  artists: readonly PlannedToken[],
): ReadonlyMap<Address, ServedFile> {
  const coins = [...known, ...odd]
  const art = coinSet([...known.map((token) => ({ ...token, drawnAs: token.symbol })), ...odd])
  return new Map([
    ...coins.flatMap(({ address }, at) => (art[at] === undefined ? [] : [[address, svg(coinSvg(art[at]))] as const])),
    ...artists.map(({ address }) => [address, svg(coverSvg(coverArt(address)))] as const),
  ])
}

export function tokenCatalogue(book: AddressBook | null, chain: Chain, local = NO_MORE): TokenCatalogue {
  const tokens = book === null ? [] : bookTokens(book, chain)
  const artists = local.artists.map((token): PlannedToken => ({ ...token, tags: ['artist'] }))
  const odd = local.odd.map((token): PlannedToken => ({ ...token, tags: [] }))
  const plans = listPlans({ tokens: tokens.filter(isListable), artists: artists.filter(isListable), chainId: chain.id })
  const made = new Map<string, ServedFile>()
  const logos = logosOf(tokens, odd, artists)
  return {
    hasLists: plans.size > 0,
    list(name, origin) {
      const plan = plans.get(name)
      if (plan === undefined) return null
      // Cached per plan and configured origin, so that each is built once.
      const key = `${origin} ${name}`
      const list = made.get(key) ?? json(tokenList(plan, chain.id, origin))
      made.set(key, list)
      return list
    },
    logo: (address) => logos.get(address) ?? null,
  }
}

/** The list as served: the schema requires absolute logo URLs, so they use the requested origin. */
function tokenList(plan: ListPlan, chainId: number, origin: string): TokenList {
  const [major, minor, patch] = plan.version
  const tags = tagDescriptions(plan.tokens.flatMap((token) => token.tags))
  return {
    name: plan.name,
    timestamp: plan.timestamp,
    version: { major, minor, patch },
    logoURI: `${origin}/icon.svg`,
    keywords: plan.keywords,
    ...(Object.keys(tags).length > 0 ? { tags } : {}),
    tokens: plan.tokens.map((token) => ({
      chainId,
      address: token.address,
      symbol: token.symbol,
      name: token.name,
      decimals: token.decimals,
      logoURI: origin + logoPath(token.address),
      ...(token.tags.length > 0 ? { tags: token.tags } : {}),
    })),
  }
}
