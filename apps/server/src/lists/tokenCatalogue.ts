import type { AddressBook } from '@musi/chain/addressBook'
import type { Chain } from '@musi/chain/chainTable'
import { coinSet } from '@musi/domain/artwork/coinArt'
import type { Address } from '@musi/domain/address'
import type { WebFile } from '../web/webFiles.ts'
import { bookTokens, fitsAList } from './bookTokens.ts'
import { coinSvg } from './coinSvg.ts'
import { listPlans } from './listPlans.ts'
import { textFile } from './textFile.ts'
import { tokenList } from './tokenList.ts'

/** What the server says of the tokens that its address book knows: lists and pictures. */
export type TokenCatalogue = {
  /** False where there is no address book. */
  hasLists: boolean
  /** `name`: the path under /lists/. `origin`: where it was asked for, so where its logos are. */
  list: (name: string, origin: string) => WebFile | null
  logo: (address: Address) => WebFile | null
}

export function tokenCatalogue(book: AddressBook | null, chain: Chain): TokenCatalogue {
  const tokens = book === null ? [] : bookTokens(book, chain)
  const plans = listPlans(tokens.filter(fitsAList), chain.id)
  const art = coinSet(tokens).map((coin) => textFile(coinSvg(coin), 'image/svg+xml'))
  const logos = new Map(art.map((file, at) => [tokens[at]?.address, file]))
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
