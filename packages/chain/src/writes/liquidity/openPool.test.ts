import { accountWithRole } from '@musi/devchain/testing/lookUp'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Address } from '@musi/domain/address'
import { openedShares } from '@musi/domain/liquidity/openedPool'
import { type Hex, encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { v2FactoryAbi } from '../../abi/v2Factory.ts'
import type { Write } from '../../write.ts'
import { addLiquidity } from './addLiquidity.ts'
import { approve } from '../tokens/approve.ts'
import { openPool } from './openPool.ts'

const world = ownWorld()
const opener = world.own.oneTokenLiquidity.address
const router = world.v2Router.address
const wrapped = world.wrappedNative.address
/** A token without a pool, as if just created. */
const fresh = world.oddTokens.find(({ odd }) => odd === 'refusing')?.address ?? '0x'
const coin = 10n ** 18n
const deadlineSeconds = maxUint256
const PAIR = parseAbi(['function sync()', 'function deposit() payable', 'function transfer(address, uint256)'])

let chain: TestChain
let me: Address = '0x'
let attacker: Address = '0x'
beforeAll(async () => {
  chain = await testChain()
  me = accountWithRole(chain, 'trader')
  attacker = accountWithRole(chain, 'provider')
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const send = (write: Write) => sendUnlocked(chain.request, me, write)
const balanceOf = (token: Address, owner = me) => tokenReads(chain.request).balance(token, owner)

const attack = (to: Address, data: Hex, value = 0n) =>
  sendUnlocked(chain.request, attacker, { kind: 'wrap', candidates: [{ to, data, value }] })

/** Creates the token's pair, sends it some wrapped currency, and syncs it. */
async function createPairWithDonation(amount: bigint): Promise<Address> {
  const args = [fresh, wrapped] as const
  await attack(world.v2Factory.address, encodeFunctionData({ abi: v2FactoryAbi, functionName: 'createPair', args }))
  const request = {
    to: world.v2Factory.address,
    data: encodeFunctionData({ abi: v2FactoryAbi, functionName: 'getPair', args }),
  }
  const pair = `0x${String(await chain.request('eth_call', [request, 'latest'])).slice(-40)}` as const
  await attack(wrapped, encodeFunctionData({ abi: PAIR, functionName: 'deposit' }), amount)
  await attack(wrapped, encodeFunctionData({ abi: PAIR, functionName: 'transfer', args: [pair, amount] }))
  await attack(pair, encodeFunctionData({ abi: PAIR, functionName: 'sync' }))
  return pair
}

const openWrite = (amount: bigint, native: bigint, minimumShares: bigint) =>
  openPool({
    opener,
    minimumShares,
    deadlineSeconds,
    a: { token: fresh, amount },
    b: { token: 'native', amount: native },
  })

test('case 4: a pool that received 1 wei before its first provider is opened in one transaction, at the requested price (spec: liquidity.opened)', async () => {
  const amount = 50n * coin
  const native = coin
  const pair = await createPairWithDonation(1n)
  await send(approve({ token: fresh, spender: router, amount }))
  const byRouter = addLiquidity({
    router,
    recipient: me,
    deadlineSeconds,
    a: { token: fresh, amount, minimum: amount },
    b: { token: 'native', amount: native, minimum: native },
  })
  await expect(send(byRouter)).rejects.toThrow('No way')
  await send(approve({ token: fresh, spender: opener, amount }))
  const minted = openedShares({ reserveA: 0n, reserveB: 1n, totalSupply: 0n }, [amount, native])
  if (minted.kind !== 'minted') throw new Error(minted.kind)
  await expect(send(openWrite(amount, native, minted.shares + 1n))).rejects.toThrow('No way')
  const before = await tokenReads(chain.request).native(me)
  const tokens = await balanceOf(fresh)
  await send(openWrite(amount, native, minted.shares))
  expect([await balanceOf(fresh, pair), await balanceOf(wrapped, pair)]).toEqual([amount, native])
  expect(await balanceOf(pair)).toBe(minted.shares)
  // Gas is free here; the wei already in the pool is deducted from the payment.
  expect(before - (await tokenReads(chain.request).native(me))).toBe(native - 1n)
  expect(tokens - (await balanceOf(fresh))).toBe(amount)
  expect(await tokenReads(chain.request).allowance(fresh, me, opener)).toBe(0n)
  expect([await balanceOf(fresh, opener), await balanceOf(wrapped, opener), await balanceOf(pair, opener)]).toEqual([
    0n,
    0n,
    0n,
  ])
})

test('an opening is refused if the pool already holds the requested amount', async () => {
  await createPairWithDonation(coin)
  await send(approve({ token: fresh, spender: opener, amount: 50n * coin }))
  await expect(send(openWrite(50n * coin, coin, 0n))).rejects.toThrow('No way')
  await send(openWrite(50n * coin, coin + 10n ** 9n, 0n))
})
