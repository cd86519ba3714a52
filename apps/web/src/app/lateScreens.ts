import type { Screen } from './screen.ts'

/** Screens that are rarely the first one, in a separate file, so that the first load does not list their files. */
export const LATE_SCREENS = {
  explorer: async () => ({ Page: (await import('../features/explorer/ExplorerPage.tsx')).ExplorerPage }),
  explorerTx: async () => ({ Page: (await import('../features/explorer/TransactionPage.tsx')).TransactionPage }),
  explorerAddress: async () => ({ Page: (await import('../features/explorer/AddressPage.tsx')).AddressPage }),
  explorerToken: async () => ({ Page: (await import('../features/explorer/TokenPage.tsx')).TokenPage }),
  explorerBlock: async () => ({ Page: (await import('../features/explorer/BlockPage.tsx')).BlockPage }),
  v1List: async () => ({ Page: (await import('../features/earn/V1ListPage.tsx')).V1ListPage }),
  v1Position: async () => ({ Page: (await import('../features/earn/V1PositionPage.tsx')).V1PositionPage }),
  vote: async () => ({ Page: (await import('../features/votes/VotePage.tsx')).VotePage }),
  propose: async () => ({ Page: (await import('../features/votes/ProposePage.tsx')).ProposePage }),
  proposal: async () => ({ Page: (await import('../features/votes/ProposalPage.tsx')).ProposalPage }),
  song: async () => ({ Page: (await import('../features/jukebox/SongPage.tsx')).SongPage }),
  artist: async () => ({ Page: (await import('../features/jukebox/ArtistPage.tsx')).ArtistPage }),
  studio: async () => ({ Page: (await import('../features/studio/StudioPage.tsx')).StudioPage }),
  release: async () => ({ Page: (await import('../features/studio/ReleasePage.tsx')).ReleasePage }),
  createToken: async () => ({ Page: (await import('../features/artist-token/CreateTokenPage.tsx')).CreateTokenPage }),
  tickets: async () => ({ Page: (await import('../features/fans/TicketsPage.tsx')).TicketsPage }),
  merch: async () => ({ Page: (await import('../features/fans/MerchPage.tsx')).MerchPage }),
  contact: async () => ({ Page: (await import('../features/frames/ContactPage.tsx')).ContactPage }),
  pitch: async () => ({ Page: (await import('../features/frames/PitchPage.tsx')).PitchPage }),
  dropzone: async () => ({ Page: (await import('../features/market/DropzonePage.tsx')).DropzonePage }),
  collections: async () => ({ Page: (await import('../features/market/CollectionsPage.tsx')).CollectionsPage }),
  nft: async () => ({ Page: (await import('../features/market/MarketPage.tsx')).MarketPage }),
  collection: async () => ({ Page: (await import('../features/market/CollectionPage.tsx')).CollectionPage }),
  piece: async () => ({ Page: (await import('../features/market/PiecePage.tsx')).PiecePage }),
  recover: async () => ({ Page: (await import('../features/account/RecoverPage.tsx')).RecoverPage }),
  account: async () => ({ Page: (await import('../features/account/AccountPage.tsx')).AccountPage }),
  charts: async () => ({ Page: (await import('../features/charts/ChartsPage.tsx')).ChartsPage }),
  operator: async () => ({ Page: (await import('../features/operator/OperatorPage.tsx')).OperatorPage }),
  bench: async () => ({ Page: (await import('../workshop/bench/BenchPage.tsx')).BenchPage }),
} as const satisfies Readonly<Record<string, () => Promise<Screen>>>

export type LateScreen = keyof typeof LATE_SCREENS
