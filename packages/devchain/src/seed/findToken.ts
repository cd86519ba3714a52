import type { World } from '@musi/contracts/deploy/world'
import { type Address, parseUnits } from 'viem'

type KnownToken = { address: Address; amount: (text: string) => bigint }

/** A known token by its symbol; `amount` parses an amount in whole tokens. */
export function findToken({ tokens }: World, symbol: string): KnownToken {
  const match = tokens.find((token) => token.symbol === symbol)
  if (match === undefined) throw new Error(`The world has no ${symbol}.`)
  return { address: match.address, amount: (text) => parseUnits(text, match.decimals) }
}
