import type { World } from '@musi/contracts/deploy/world'
import { type Address, parseUnits } from 'viem'

type Known = { address: Address; amount: (text: string) => bigint }

/** A known token by its symbol, and amounts of it as people write them. */
export function tokenIn({ tokens }: World, symbol: string): Known {
  const found = tokens.find((token) => token.symbol === symbol)
  if (found === undefined) throw new Error(`The world has no ${symbol}.`)
  return { address: found.address, amount: (text) => parseUnits(text, found.decimals) }
}
