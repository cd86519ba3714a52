// Trades of other accounts in the pools behind the tests while a page is open.
import { FIRST, node, addressBook, tokenOf } from './chain.ts'
import { toCallDataWord } from './toCallDataWord.ts'
import { SELECTORS } from './selectors.ts'

/** An account's balance of a token, or of a pool's shares. */
export const tokenBalance = async (owner: string, token: string): Promise<bigint> =>
  BigInt(
    String(await node('eth_call', [{ to: token, data: `${SELECTORS.balanceOf}${toCallDataWord(owner)}` }, 'latest'])),
  )

/** Makes a pool count the tokens it was sent as reserves. */
const sync = (pair: string): Promise<unknown> =>
  node('eth_sendTransaction', [{ from: FIRST, to: pair, data: SELECTORS.sync }])

/** Sends a pool tokens of the first account, and adds them to its reserves. */
export async function donateToPool(pair: string, symbol: string, amount: bigint): Promise<void> {
  const data = `${SELECTORS.transfer}${toCallDataWord(pair)}${toCallDataWord(amount)}`
  await node('eth_sendTransaction', [{ from: FIRST, to: tokenOf(symbol), data }])
  await sync(pair)
}

/** Sends tokens from a pool to an account. */
async function sendFromPool(pair: string, symbol: string, to: string, amount: bigint): Promise<void> {
  await node('anvil_setBalance', [pair, '0xde0b6b3a7640000'])
  await node('anvil_impersonateAccount', [pair])
  await node('eth_sendTransaction', [
    { from: pair, to: tokenOf(symbol), data: `${SELECTORS.transfer}${toCallDataWord(to)}${toCallDataWord(amount)}` },
  ])
  await node('anvil_stopImpersonatingAccount', [pair])
}

/** Moves tokens from a pool to the first account, as if bought. */
export async function takeFromPool(pair: string, symbol: string, amount: bigint): Promise<void> {
  await sendFromPool(pair, symbol, FIRST, amount)
  await sync(pair)
}

/** Moves DAI from another pool into this one, which changes its price. */
export async function giveDai(pair: string, amount: bigint): Promise<void> {
  await sendFromPool(await pairBetween('DAI', 'USDT'), 'DAI', pair, amount)
  await sync(pair)
}

/** Reads a pair from the factory, because the address book does not list all. */
export async function pairBetween(one: string, other: string): Promise<string> {
  const data = `0xe6a43905${toCallDataWord(tokenOf(one))}${toCallDataWord(tokenOf(other))}`
  return `0x${String(await node('eth_call', [{ to: addressBook().contracts.v2Factory, data }, 'latest'])).slice(-40)}`
}

/** A pair keeps both reserves in one slot; no supply of a token is large enough to fill it. */
export async function setReserves(pair: string, each: bigint): Promise<void> {
  const slot = `0x${8n.toString(16).padStart(64, '0')}`
  await node('anvil_setStorageAt', [pair, slot, `0x${((each << 112n) | each).toString(16).padStart(64, '0')}`])
  await node('anvil_mine', ['0x1'])
}
