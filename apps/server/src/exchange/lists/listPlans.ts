import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import type { ListPlan, PlannedToken } from './listPlan.ts'
import { updatePlans } from './updatePlans.ts'

const FIRST = { version: [1, 0, 0], timestamp: '2026-11-01T00:00:00.000Z' } as const

type Known = { tokens: readonly PlannedToken[]; artists: readonly PlannedToken[]; chainId: number }

/**
 * Lists served under /lists/, keyed by the rest of the path. Empty ones are left out, because the
 * schema requires a token.
 */
export function listPlans({ tokens, artists, chainId }: Known): ReadonlyMap<string, ListPlan> {
  const stable = tokens.filter(({ tags }) => tags.includes('stablecoin'))
  const plans: readonly (readonly [string, ListPlan])[] = [
    ['default.json', { ...FIRST, name: 'Musi Tokens', keywords: ['musi', 'music', 'default'], tokens }],
    ['stable.json', { ...FIRST, name: 'Musi Stablecoins', keywords: ['musi', 'stablecoin'], tokens: stable }],
    ['artists.json', { ...FIRST, name: 'Musi Artists', keywords: ['musi', 'artists'], tokens: artists }],
    ...(chainId === EMBEDDED_CHAIN_ID ? updatePlans(tokens) : []),
  ]
  return new Map(plans.filter(([, plan]) => plan.tokens.length > 0))
}
