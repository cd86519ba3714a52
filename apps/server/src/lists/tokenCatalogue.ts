import type { AddressBook } from '@musi/domain/addressBook'
import type { Chain } from '@musi/chain/chainTable'
import type { LocalTokens } from '@musi/devchain/seed/localTokens'
import { coinSet } from '@musi/domain/artwork/coinArt'
import { coinSvg } from '@musi/domain/artwork/coinSvg'
import { coverArt } from '@musi/domain/artwork/coverArt'
import { coverSvg } from '@musi/domain/artwork/coverSvg'
import type { Address } from '@musi/domain/address'
import type { WebFile } from '../web/webFiles.ts'
import { bookTokens, fitsAList } from './bookTokens.ts'
import type { PlannedToken } from './listPlan.ts'
import { listPlans } from './listPlans.ts'
import { textFile } from './textFile.ts'
import { tokenList } from './tokenList.ts'

const NO_MORE: LocalTokens = { artists: [], odd: [] }

/** What the server says of the tokens that its address book knows: lists and pictures. */
export type TokenCatalogue = {
  /** False where there is no address book. */
  hasLists: boolean
  /** `name`: the path under /lists/. `origin`: where it was asked for, so where its logos are. */
  list: (name: string, origin: string) => WebFile | null
  logo: (address: Address) => WebFile | null
}

const svg = (text: string) => textFile(text, 'image/svg+xml')

/** A coin for each token, but an artist token is a record: its sleeve (brand). */
function logosOf(coins: readonly PlannedToken[], artists: readonly PlannedToken[]): ReadonlyMap<Address, WebFile> {
  const art = coinSet(coins)
  return new Map([
    ...coins.flatMap(({ address }, at) => (art[at] === undefined ? [] : [[address, svg(coinSvg(art[at]))] as const])),
    ...artists.map(({ address }) => [address, svg(coverSvg(coverArt(address)))] as const),
  ])
}

export function tokenCatalogue(book: AddressBook | null, chain: Chain, local = NO_MORE): TokenCatalogue {
  const tokens = book === null ? [] : bookTokens(book, chain)
  const artists = local.artists.map((token): PlannedToken => ({ ...token, tags: ['artist'] }))
  const odd = local.odd.map((token): PlannedToken => ({ ...token, tags: [] }))
  const plans = listPlans({ tokens: tokens.filter(fitsAList), artists: artists.filter(fitsAList), chainId: chain.id })
  const logos = logosOf([...tokens, ...odd], artists)
  return {
    hasLists: plans.size > 0,
    list(name, origin) {
      const plan = plans.get(name)
      if (plan === undefined) return null
      return textFile(`${JSON.stringify(tokenList(plan, chain.id, origin), null, 2)}\n`, 'application/json')
    },
    logo: (address) => logos.get(address) ?? null,
  }
}
