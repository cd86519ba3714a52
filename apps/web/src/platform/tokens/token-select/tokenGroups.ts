import type { Address } from '@musi/domain/address'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import type { SearchState } from '../catalogue/tokenSearchIndex.ts'

/** Groups of tokens shown by the chips of the token select. */
export const TOKEN_GROUPS = ['all', 'artists', 'stable'] as const
export type TokenGroup = (typeof TOKEN_GROUPS)[number]

const STABLE: ReadonlySet<string> = new Set(['DAI', 'USDC', 'USDC.e', 'USDT', 'eDAI', 'eUSDC', 'eUSDT'])
const FOR_TESTS = /^Test Token\b/

const addressesOf = (is: (token: { readonly symbol: string; readonly name: string }) => boolean): Address[] =>
  [...bookTokens().values()].filter(is).map(({ address }) => address)

/**
 * Tokens that pass a chip's filter; null for all. Only known tokens count as stable, since anybody can take the name of
 * one.
 */
export function tokensOfGroup(group: TokenGroup, { artists }: SearchState): readonly Address[] | null {
  if (group === 'all') return null
  return group === 'artists' ? artists : addressesOf(({ symbol }) => STABLE.has(symbol))
}

export const tokensForTests = (): readonly Address[] => addressesOf(({ name }) => FOR_TESTS.test(name))
