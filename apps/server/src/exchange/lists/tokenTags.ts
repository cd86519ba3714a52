import type { BookToken } from '@musi/domain/addressBook'

type Tag = { name: string; description: string }

/** Words and commas only: the schema allows no other characters in a description. */
const TAGS = {
  stablecoin: { name: 'Stablecoin', description: 'Made to be worth one US dollar.' },
  wrapped: { name: 'Wrapped', description: 'Stands for another asset, one for one.' },
  test: { name: 'Test', description: 'For trying things out. It has no worth.' },
  artist: { name: 'Artist', description: 'Made by an artist for those who listen.' },
  replaced: { name: 'Replaced', description: 'A newer token has taken its place.' },
} as const satisfies Readonly<Record<string, Tag>>
export type TagId = keyof typeof TAGS

/** Tags by symbol; the symbols of address book tokens are the product's own (spec: tokens.match-by-address). */
const TAGS_BY_SYMBOL: Readonly<Record<string, readonly TagId[]>> = {
  DAI: ['stablecoin'],
  USDC: ['stablecoin'],
  'USDC.e': ['stablecoin'],
  USDT: ['stablecoin'],
  eUSDC: ['stablecoin', 'wrapped'],
  eUSDT: ['stablecoin', 'wrapped'],
  eDAI: ['stablecoin', 'wrapped'],
  wBTC: ['wrapped'],
  TT01: ['test'],
  TT02: ['test'],
}

export const tagsOf = ({ symbol, superseded }: BookToken): readonly TagId[] => [
  ...(TAGS_BY_SYMBOL[symbol] ?? []),
  ...(superseded === true ? ['replaced' as const] : []),
]

/** Descriptions of the given tags, in the form a token list needs. */
export const tagDescriptions = (ids: readonly TagId[]): Readonly<Record<string, Tag>> =>
  Object.fromEntries([...new Set(ids)].toSorted().map((id) => [id, TAGS[id]]))
