// Actions of a person on the screens of liquidity mining.
import { node, tokenOf } from '#testing/chain.ts'
import type { Locator } from '#testing/locator.ts'
import { page } from '#testing/page.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'

/** The third account of our own chain has staked in two pools and holds the shares of a third. */
export const STELLA = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
/** Cleo's account is known as a smart wallet. */
export const CLEO = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
/** The last demo account has nothing but native currency. */
export const NICO = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'

/** One pool of the list, by its name. */
export const card = (pair: string): Locator => page.locator('#reward-pools li').filter({ hasText: pair })

export const poolLink = (symbol: string): string => `/uni/ETH/${tokenOf(symbol)}`

/** Calls a view function that takes an account and returns a uint256. */
export async function read(contract: string, selector: `0x${string}`, account: string): Promise<bigint> {
  const data = `${selector}${toCallDataWord(account)}`
  // A V1 exchange returns more than the number.
  return BigInt(String(await node('eth_call', [{ to: contract, data }, 'latest'])).slice(0, 66))
}
