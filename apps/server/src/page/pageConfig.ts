import type { AddressBook } from '@musi/domain/addressBook'
import type { Address } from '@musi/domain/address'
import type { PageConfig } from '@musi/api/page/pageConfig'
import type { Config } from '#platform/config/config.ts'

type Person = { name: string; address: Address }
export type PageFacts = {
  genesisHash: string | null
  writes: 'on' | 'off'
  addressBook: AddressBook | null
  people: Person[]
  relays: boolean
  /** Owner whose pieces the marketplace listing shows. */
  nftOwner: string | null
}

/** The part of the configuration the page may know. Nothing that can contain a key is included. */
export function pageConfigOf(config: Config, facts: PageFacts): PageConfig {
  const { genesisHash, writes, addressBook, people, relays, nftOwner } = facts
  return {
    chainId: config.chain.id,
    genesisHash,
    writes,
    originalHost: config.originalHost,
    explorer: config.explorer,
    analyticsUrlBase: config.analyticsUrlBase,
    tokenLists: [...config.tokenLists],
    ipfsGateways: [...config.ipfsGateways],
    links: config.links,
    frames: config.frames,
    wallets: {
      walletConnectProjectId: config.walletConnectProjectId,
      walletConnectRelayUrl: config.walletConnectRelayUrl,
      fortmaticKey: config.fortmaticKey,
      coinbase: config.coinbaseWallet,
    },
    reports: { analytics: config.analyticsUrl !== null, errors: config.errorReportUrl !== null },
    relays,
    nftOwner,
    book: addressBook,
    people: people.map(({ name, address }) => ({ name, address })),
  }
}
