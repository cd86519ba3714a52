import type { AddressBook } from '@musi/domain/addressBook'
import { dollarTokens } from '@musi/domain/staking/dollarTokens'
import type { WorthMarket } from '../figures/worthPoints.ts'

/** The tokens and pools from which prices are computed on an address book's chain. */
export function bookMarket({ tokens, contracts, stakingPools }: AddressBook): WorthMarket {
  const dollars = dollarTokens(tokens)
  return {
    wrapped: contracts.wrappedNative,
    dollars: dollars.map(({ address }) => address),
    decimals: dollars[0]?.decimals ?? 0,
    known: tokens.map(({ address }) => address),
    staking: stakingPools,
  }
}
