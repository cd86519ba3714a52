import type { World } from '@musi/contracts/deploy/world'
import { type Address, parseUnits } from 'viem'
import type { SeedState } from './seedState.ts'

type KnownToken = { address: Address; amount: (text: string) => bigint }

/** A known token by its symbol; `amount` parses an amount in whole tokens. */
export function findToken({ tokens }: World, symbol: string): KnownToken {
  const match = tokens.find((token) => token.symbol === symbol)
  if (match === undefined) throw new Error(`The world has no ${symbol}.`)
  return { address: match.address, amount: (text) => parseUnits(text, match.decimals) }
}

/** The pool of two known tokens, or of one with the wrapped native currency. */
export const poolOf = ({ world, market }: SeedState, one: string, other?: string) =>
  market.poolOf(
    findToken(world, one).address,
    other === undefined ? world.wrappedNative.address : findToken(world, other).address,
  )
