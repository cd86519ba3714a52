// Trades of other accounts in the pools behind the tests while a page is open.
import { FIRST, node, theBook, tokenOf } from './chain.ts'
import { word } from './word.ts'

/** An account's balance of a token, or of a pool's shares. */
export const held = async (owner: string, token: string): Promise<bigint> =>
  BigInt(String(await node('eth_call', [{ to: token, data: `0x70a08231${word(owner)}` }, 'latest'])))

/** A pool takes what was sent to it into its reserves. */
const sync = (pair: string): Promise<unknown> =>
  node('eth_sendTransaction', [{ from: FIRST, to: pair, data: '0xfff6cae9' }])

/** The first account sends a pool some of a token unasked, and has it counted. */
export async function sendTo(pair: string, symbol: string, amount: bigint): Promise<void> {
  const data = `0xa9059cbb${word(pair)}${word(amount)}`
  await node('eth_sendTransaction', [{ from: FIRST, to: tokenOf(symbol), data }])
  await sync(pair)
}

/** A pool sends some of what it holds, whoever it is for. */
async function leaves(pair: string, symbol: string, to: string, amount: bigint): Promise<void> {
  await node('anvil_setBalance', [pair, '0xde0b6b3a7640000'])
  await node('anvil_impersonateAccount', [pair])
  await node('eth_sendTransaction', [{ from: pair, to: tokenOf(symbol), data: `0xa9059cbb${word(to)}${word(amount)}` }])
  await node('anvil_stopImpersonatingAccount', [pair])
}

/** Some of what a pool holds becomes the first account's, as if bought. */
export async function takenFrom(pair: string, symbol: string, amount: bigint): Promise<void> {
  await leaves(pair, symbol, FIRST, amount)
  await sync(pair)
}

/** A pool gets DAI for nothing, which moves its price; the DAI comes from another pool. */
export async function givenDai(pair: string, amount: bigint): Promise<void> {
  await leaves(await pairBetween('DAI', 'USDT'), 'DAI', pair, amount)
  await sync(pair)
}

/** By the factory, as no book has every pair. */
export async function pairBetween(one: string, other: string): Promise<string> {
  const data = `0xe6a43905${word(tokenOf(one))}${word(tokenOf(other))}`
  return `0x${String(await node('eth_call', [{ to: theBook().contracts.v2Factory, data }, 'latest'])).slice(-40)}`
}

/** A pair keeps both reserves in one slot; no supply of a token is large enough to fill it. */
export async function setReserves(pair: string, each: bigint): Promise<void> {
  const slot = `0x${8n.toString(16).padStart(64, '0')}`
  await node('anvil_setStorageAt', [pair, slot, `0x${((each << 112n) | each).toString(16).padStart(64, '0')}`])
  await node('anvil_mine', ['0x1'])
}
