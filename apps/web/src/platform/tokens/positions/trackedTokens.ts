import type { Address } from '@musi/domain/address'
import type { PairTokens } from '@musi/domain/exchange/routes/candidatePairs'
import { bookTokens, wrappedNative } from '#platform/session/chain/bookTokens.ts'

/**
 * Tokens most likely paired with another one; the wrapped native currency is among them (spec:
 * liquidity.tracked-pairs).
 */
const BASES: ReadonlySet<string> = new Set([
  'DAI',
  'USDC',
  'USDT',
  'COMP',
  'QUICK',
  'ETH',
  'UNI',
  'EASY',
  'IGG',
  'wBTC',
  'OM',
])

const PINNED = [
  ['USDC', 'USDT'],
  ['DAI', 'USDT'],
  ['USDC', 'DAI'],
] as const

const addressOf = (symbol: string): readonly Address[] =>
  [...bookTokens().values()].flatMap((token) => (token.symbol === symbol ? [token.address] : []))

export function trackedBases(): readonly Address[] {
  const wrapped = wrappedNative()
  return [...(wrapped === null ? [] : [wrapped.address]), ...[...BASES].flatMap(addressOf)]
}

export const pinnedPairs = (): readonly PairTokens[] =>
  PINNED.flatMap(([one, other]) => {
    const a = addressOf(one)[0]
    const b = addressOf(other)[0]
    return a === undefined || b === undefined ? [] : [[a, b] as const]
  })
