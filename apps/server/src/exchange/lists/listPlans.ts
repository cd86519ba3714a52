import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import type { Address } from '@musi/domain/address'
import type { TagId } from './tokenTags.ts'

export type PlannedToken = {
  address: Address
  symbol: string
  name: string
  decimals: number
  tags: readonly TagId[]
}

/** A token list without the origin of its logos. */
export type ListPlan = {
  name: string
  version: readonly [major: number, minor: number, patch: number]
  /** Fixed per version, because a version's content never changes. */
  timestamp: string
  keywords: readonly string[]
  tokens: readonly PlannedToken[]
}

const FIRST_VERSION = { version: [1, 0, 0], timestamp: '2026-11-01T00:00:00.000Z' } as const

type Sources = { tokens: readonly PlannedToken[]; artists: readonly PlannedToken[]; chainId: number }

/**
 * Lists served under /lists/, keyed by the rest of the path. Empty ones are left out, because the
 * schema requires a token.
 */
export function listPlans({ tokens, artists, chainId }: Sources): ReadonlyMap<string, ListPlan> {
  const stable = tokens.filter(({ tags }) => tags.includes('stablecoin'))
  const plans: readonly (readonly [string, ListPlan])[] = [
    ['default.json', { ...FIRST_VERSION, name: 'Musi Tokens', keywords: ['musi', 'music', 'default'], tokens }],
    ['stable.json', { ...FIRST_VERSION, name: 'Musi Stablecoins', keywords: ['musi', 'stablecoin'], tokens: stable }],
    ['artists.json', { ...FIRST_VERSION, name: 'Musi Artists', keywords: ['musi', 'artists'], tokens: artists }],
    ...(chainId === EMBEDDED_CHAIN_ID ? updateTestLists(tokens) : []),
  ]
  return new Map(plans.filter(([, plan]) => plan.tokens.length > 0))
}

const day = (number: number) => `2026-11-0${number}T00:00:00.000Z`

/**
 * One list in versions, to try updates with (spec: token-lists.own), on the embedded chain only:
 *
 * | file under /lists/versions/ | change since the previous version | version bump | an app with the previous version |
 * |---|---|---|---|
 * | 1.0.0.json | the first | | accepts it |
 * | 1.0.1.json | the name of one token is corrected | patch, enough | updates automatically |
 * | 1.1.0.json | a token is added | minor, enough | updates automatically |
 * | 2.0.0.json | a token is removed | major, enough | asks first |
 * | 2.0.1.json | a token is removed | patch, too small | refuses and logs |
 */
function updateTestLists(tokens: readonly PlannedToken[]): (readonly [string, ListPlan])[] {
  const [first, second, third, fourth, added] = tokens
  if (!first || !second || !third || !fourth || !added) return []
  const versions: readonly (readonly [ListPlan['version'], PlannedToken[]])[] = [
    [
      [1, 0, 0],
      [{ ...first, name: first.symbol }, second, third, fourth],
    ],
    [
      [1, 0, 1],
      [first, second, third, fourth],
    ],
    [
      [1, 1, 0],
      [first, second, third, fourth, added],
    ],
    [
      [2, 0, 0],
      [first, second, third, added],
    ],
    [
      [2, 0, 1],
      [first, second, added],
    ],
  ]
  return versions.map(([version, listed], at) => [
    `versions/${version.join('.')}.json`,
    { name: 'Musi Updates', version, timestamp: day(at + 1), keywords: ['musi', 'test'], tokens: listed },
  ])
}
