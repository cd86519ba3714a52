// Other accounts' transactions while a swap is pending: buying before it, selling after it, redirecting a name.
import { nameRegistryAbi, nameResolverAbi } from '@musi/chain/abi/names'
import { tokenAbi } from '@musi/chain/abi/token'
import { v2RouterAbi } from '@musi/chain/abi/v2Router'
import { sendMined } from '@musi/chain/testing/sendMined'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import type { TestChain } from '@musi/devchain/testing/testChain'
import { type Address, type Hex, encodeFunctionData, labelhash, namehash, toHex } from 'viem'
import { expect } from '../harness.ts'
import { balanceOf, tokenOf } from './swapSteps.ts'
import { SECOND } from './walletSteps.ts'

export const LATER = 2n ** 64n

type Rival = { to: Address; data: Hex; value?: bigint; from?: string; gas?: bigint }

/** Sends a transaction from the rival, or from another given account. */
export const send = ({ request }: TestChain, { to, data, value = 0n, from = SECOND, gas = 500_000n }: Rival) =>
  sendMined(request, { from, to, data, value: toHex(value), gas: toHex(gas) })

/**
 * Mines a transaction before a pending one. Because the chain mines in order of arrival, the
 * pending one is dropped and sent again.
 */
export async function mineBefore({ request }: TestChain, hash: string, first: () => Promise<unknown>): Promise<void> {
  const raw = await request('eth_getRawTransactionByHash', [hash])
  await request('anvil_dropTransaction', [hash])
  await first()
  expect(await request('eth_sendRawTransaction', [raw])).toBe(hash)
}

/** The rival buys a token with native currency. */
export function buyAsRival(chain: TestChain, symbol: string, value: bigint) {
  const { v2Router, wrappedNative } = chain.addressBook.contracts
  const args = [0n, [wrappedNative, tokenOf(chain, symbol)], SECOND, LATER] as const
  const data = encodeFunctionData({ abi: v2RouterAbi, functionName: 'swapExactETHForTokens', args })
  return send(chain, { to: v2Router, data, value })
}

/** The rival sells the token for native currency. */
export function sellAsRival(chain: TestChain, symbol: string, amount: bigint) {
  const { v2Router, wrappedNative } = chain.addressBook.contracts
  const args = [amount, 0n, [tokenOf(chain, symbol), wrappedNative], SECOND, LATER] as const
  const data = encodeFunctionData({ abi: v2RouterAbi, functionName: 'swapExactTokensForETH', args })
  return send(chain, { to: v2Router, data })
}

/** An owner approves the router for a token. */
export function approveRouter(chain: TestChain, owner: Address, symbol: string, amount = 2n ** 256n - 1n) {
  const args = [chain.addressBook.contracts.v2Router, amount] as const
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args })
  return send(chain, { from: owner, to: tokenOf(chain, symbol), data })
}

/** The output of a pool according to its formula. */
export function poolOutput(sold: bigint, inPool: bigint, outPool: bigint): bigint {
  const paid = sold * 997n
  return (paid * outPool) / (inPool * 1000n + paid)
}

export type Pool = { native: bigint; token: bigint }

/** Reserves of the pool of a token with native currency. */
export async function poolOf(chain: TestChain, symbol: string): Promise<Pool> {
  const pair = pairOf(chain, symbol)
  return { native: await balanceOf(chain, pair, 'WETH'), token: await balanceOf(chain, pair, symbol) }
}

export function pairOf(chain: TestChain, symbol: string): Address {
  const sides = [chain.addressBook.contracts.wrappedNative, tokenOf(chain, symbol)]
  const pool = chain.addressBook.pools.find(({ tokens }) => sides.every((side) => tokens.includes(side)))
  if (pool === undefined) throw new Error(`There is no pool of ${symbol}.`)
  return pool.pair
}

/** The largest front-run after which selling `sold` still gives at least `least`. */
export function largestFrontRun({ native, token }: Pool, sold: bigint, least: bigint): bigint {
  let low = 0n
  let high = native
  while (low < high) {
    const front = (low + high + 1n) / 2n
    const bought = poolOutput(front, native, token)
    if (poolOutput(sold, native + front, token - bought) >= least) low = front
    else high = front - 1n
  }
  return low
}

/** Sets the address of a name that the deployer account owns. */
export async function setNameAddress(chain: TestChain, name: string, address: Address): Promise<void> {
  const { names, deployer } = ownWorld()
  const [label = '', ending = ''] = name.split('.')
  const node = namehash(name)
  const registry = names.registry.address
  const resolver = names.resolver.address
  const abi = nameRegistryAbi
  const from = deployer
  await chain.request('anvil_impersonateAccount', [deployer])
  const own = [namehash(ending), labelhash(label), deployer] as const
  await send(chain, {
    from,
    to: registry,
    data: encodeFunctionData({ abi, functionName: 'setSubnodeOwner', args: own }),
  })
  const answers = [node, resolver] as const
  await send(chain, {
    from,
    to: registry,
    data: encodeFunctionData({ abi, functionName: 'setResolver', args: answers }),
  })
  const nameAndAddress = [node, address] as const
  const data = encodeFunctionData({ abi: nameResolverAbi, functionName: 'setAddr', args: nameAndAddress })
  await send(chain, { from, to: resolver, data })
}
