// Exact amounts before and after a payment at the coin slot, and what moves them while a wallet is open.
import type { Address } from '@musi/domain/address'
import { FIRST, node, addressBook, tokenOf } from '#testing/chain.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { ARLO, tokensOf } from './jukeScreen.ts'

export const COIN = 10n ** 18n

const etherOf = async (owner: string) => BigInt(String(await node('eth_getBalance', [owner, 'latest'])))

/** Address of the contract that swaps and plays. */
export function theSeller(): Address {
  const { swapAndPlay } = addressBook().contracts
  if (swapAndPlay === undefined) throw new Error('This chain has no contract that swaps and plays.')
  return swapAndPlay
}

/** Balances in wei of a fan, the artist and the contracts between them. */
export type Money = {
  readonly fanEther: bigint
  readonly fanTokens: bigint
  readonly artistTokens: bigint
  readonly jukeboxTokens: bigint
  readonly sellerEther: bigint
  readonly sellerTokens: bigint
  /** Ether behind the wrapped token, which a swap of native currency moves and nothing else here does. */
  readonly wrappedEther: bigint
}

export async function moneyOf(token: string, fan: string): Promise<Money> {
  const { jukebox = '' } = addressBook().contracts
  return {
    fanEther: await etherOf(fan),
    fanTokens: await tokensOf(token, fan),
    artistTokens: await tokensOf(token, ARLO),
    jukeboxTokens: await tokensOf(token, jukebox),
    sellerEther: await etherOf(theSeller()),
    sellerTokens: await tokensOf(token, theSeller()),
    wrappedEther: await etherOf(tokenOf('WETH')),
  }
}

type Mined = { readonly hash: string; readonly from: string; readonly value: string }

export const blockNumber = async (): Promise<number> => Number(await node('eth_blockNumber'))

/** Transactions of an account in the blocks after one, with the fees they cost together. */
export async function sentSince(block: number, owner: string): Promise<{ values: bigint[]; fees: bigint }> {
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

/** Amounts of the swaps and plays in the blocks after one, as the contract's own log names them. */
export async function boughtSince(block: number): Promise<bigint[]> {
  const logs = (await node('eth_getLogs', [
    { address: theSeller(), fromBlock: `0x${(block + 1).toString(16)}`, toBlock: 'latest' },
  ])) as readonly { data: string }[]
  return logs.map(({ data }) => BigInt(data))
}

/** The remaining allowance of an owner's token for the contract that swaps and plays. */
export const allowanceOf = async (token: string, owner: string): Promise<bigint> =>
  BigInt(
    String(
      await node('eth_call', [
        { to: token, data: `0xdd62ed3e${toCallDataWord(owner)}${toCallDataWord(theSeller())}` },
        'latest',
      ]),
    ),
  )

/** Half of what the pool with the native currency holds of a token leaves it, which doubles the price. */
export async function doublesPoolPrice(token: string): Promise<void> {
  const find = {
    to: addressBook().contracts.v2Factory,
    data: `0xe6a43905${toCallDataWord(tokenOf('WETH'))}${toCallDataWord(token)}`,
  }
  const pair = `0x${String(await node('eth_call', [find, 'latest'])).slice(-40)}`
  const half = (await tokensOf(token, pair)) / 2n
  const leaves = `0xa9059cbb${toCallDataWord(FIRST)}${toCallDataWord(half.toString(16))}`
  await node('anvil_setBalance', [pair, '0xde0b6b3a7640000'])
  await node('anvil_impersonateAccount', [pair])
  await node('eth_sendTransaction', [{ from: pair, to: token, data: leaves }])
  await node('anvil_stopImpersonatingAccount', [pair])
  await node('eth_sendTransaction', [{ from: FIRST, to: pair, data: '0xfff6cae9' }])
}

/** Sends all tokens of a fan elsewhere. */
export async function losesTokens(token: string, fan: string): Promise<void> {
  const data = `0xa9059cbb${toCallDataWord(FIRST)}${toCallDataWord((await tokensOf(token, fan)).toString(16))}`
  await node('eth_sendTransaction', [{ from: fan, to: token, data }])
}

/** Sets an account's native currency. */
export const holdsEther = (account: string, amount: bigint): Promise<unknown> =>
  node('anvil_setBalance', [account, `0x${amount.toString(16)}`])

/** From now on the contract that swaps and plays reverts each call. */
export const breaksTheSeller = (): Promise<unknown> => node('anvil_setCode', [theSeller(), '0x60006000fd'])
