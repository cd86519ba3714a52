// Exact amounts before and after a payment at the coin slot, and events that change them while a wallet is open.
import { FIRST, node, addressBook, tokenOf, contractAddress } from '#testing/chain.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { ARLO } from './jukeScreen.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { tokenBalance } from '#testing/pools.ts'

export const COIN = 10n ** 18n

const etherOf = async (owner: string) => BigInt(String(await node('eth_getBalance', [owner, 'latest'])))

export const swapAndPlayAddress = () => contractAddress('swapAndPlay')

/** Balances in wei of a fan, the artist and the contracts between them. */
export type Money = {
  readonly fanEther: bigint
  readonly fanTokens: bigint
  readonly artistTokens: bigint
  readonly jukeboxTokens: bigint
  readonly swapAndPlayEther: bigint
  readonly swapAndPlayTokens: bigint
  /** Ether behind the wrapped token, which only a swap of native currency changes here. */
  readonly wrappedEther: bigint
}

export async function moneyOf(token: string, fan: string): Promise<Money> {
  const { jukebox = '' } = addressBook().contracts
  return {
    fanEther: await etherOf(fan),
    fanTokens: await tokenBalance(fan, token),
    artistTokens: await tokenBalance(ARLO, token),
    jukeboxTokens: await tokenBalance(jukebox, token),
    swapAndPlayEther: await etherOf(swapAndPlayAddress()),
    swapAndPlayTokens: await tokenBalance(swapAndPlayAddress(), token),
    wrappedEther: await etherOf(tokenOf('WETH')),
  }
}

type Mined = { readonly hash: string; readonly from: string; readonly value: string }

export const blockNumber = async (): Promise<number> => Number(await node('eth_blockNumber'))

/** Values of an account's transactions after a block, with the sum of their fees. */
export async function sendingsSince(block: number, owner: string): Promise<{ values: bigint[]; fees: bigint }> {
  const values: bigint[] = []
  let fees = 0n
  for (let at = block + 1; at <= (await blockNumber()); at += 1) {
    const { transactions } = (await node('eth_getBlockByNumber', [`0x${at.toString(16)}`, true])) as {
      transactions: readonly Mined[]
    }
    for (const { hash, value } of transactions.filter(({ from }) => from.toLowerCase() === owner.toLowerCase())) {
      const receipt = (await node('eth_getTransactionReceipt', [hash])) as Record<string, string>
      values.push(BigInt(value))
      fees += BigInt(receipt['gasUsed'] ?? 0) * BigInt(receipt['effectiveGasPrice'] ?? 0)
    }
  }
  return { values, fees }
}

/** Amounts spent by the swaps and plays after a block, from the contract's events. */
export async function swapAmountsSince(block: number): Promise<bigint[]> {
  const logs = (await node('eth_getLogs', [
    { address: swapAndPlayAddress(), fromBlock: `0x${(block + 1).toString(16)}`, toBlock: 'latest' },
  ])) as readonly { data: string }[]
  return logs.map(({ data }) => BigInt(data))
}

/** The remaining allowance of an owner's token for the contract that swaps and plays. */
export const allowanceOf = async (token: string, owner: string): Promise<bigint> =>
  BigInt(
    String(
      await node('eth_call', [
        { to: token, data: `${SELECTORS.allowance}${toCallDataWord(owner)}${toCallDataWord(swapAndPlayAddress())}` },
        'latest',
      ]),
    ),
  )

/** Doubles a token's price: half of its reserve is taken out of the pool with the native currency. */
export async function doublePoolPrice(token: string): Promise<void> {
  const getPair = {
    to: addressBook().contracts.v2Factory,
    data: `${SELECTORS.getPair}${toCallDataWord(tokenOf('WETH'))}${toCallDataWord(token)}`,
  }
  const pair = `0x${String(await node('eth_call', [getPair, 'latest'])).slice(-40)}`
  const half = (await tokenBalance(pair, token)) / 2n
  const transfer = `${SELECTORS.transfer}${toCallDataWord(FIRST)}${toCallDataWord(half.toString(16))}`
  await node('anvil_setBalance', [pair, '0xde0b6b3a7640000'])
  await node('anvil_impersonateAccount', [pair])
  await node('eth_sendTransaction', [{ from: pair, to: token, data: transfer }])
  await node('anvil_stopImpersonatingAccount', [pair])
  await node('eth_sendTransaction', [{ from: FIRST, to: pair, data: SELECTORS.sync }])
}

/** Sends all tokens of a fan elsewhere. */
export async function sendTokensAway(token: string, fan: string): Promise<void> {
  const data = `${SELECTORS.transfer}${toCallDataWord(FIRST)}${toCallDataWord((await tokenBalance(fan, token)).toString(16))}`
  await node('eth_sendTransaction', [{ from: fan, to: token, data }])
}

/** Sets an account's native currency. */
export const setEther = (account: string, amount: bigint): Promise<unknown> =>
  node('anvil_setBalance', [account, `0x${amount.toString(16)}`])

/** Makes the contract that swaps and plays revert every call. */
export const breakSwapAndPlay = (): Promise<unknown> => node('anvil_setCode', [swapAndPlayAddress(), '0x60006000fd'])
