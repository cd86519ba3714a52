import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { localPermit } from '@musi/devchain/world/localPermit'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { type Address, type Hex, maxUint256 } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Write } from '../../write.ts'
import { addLiquidity } from './addLiquidity.ts'
import { approve } from '../tokens/approve.ts'
import { migrateV1 } from './migrateV1.ts'
import { removeLiquidity } from './removeLiquidity.ts'
import { removeLiquidityV1 } from './removeLiquidityV1.ts'

const world = ownWorld()
const router = world.v2Router.address
const token = (symbol: string) => tokenAddress(world.tokens, symbol)
const pairOf = (a: string, b: string) =>
  world.pools.find((pool) => pool.a.symbol === a && pool.b.symbol === b)?.pair ?? '0x'
const dai = token('DAI')
const usdc = token('USDC')
const usdt = token('USDT')
const daiPair = pairOf('native', 'DAI')
const stablePair = pairOf('USDC', 'USDT')
const v1Dai = world.v1.exchanges.find(({ symbol }) => symbol === 'DAI')?.address ?? '0x'
const coin = 10n ** 18n
const deadlineSeconds = maxUint256
const recipient = '0x00000000000000000000000000000000000000C1'

let chain: TestChain
let provider: { address: Address; privateKey: Hex }
beforeAll(async () => {
  chain = await testChain()
  const match = chain.accounts.find(({ role }) => role === 'provider')
  if (match === undefined) throw new Error('There is no provider.')
  provider = match
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const send = (write: Write) => sendUnlocked(chain.request, provider.address, write)
const sendApproval = (token: Address, spender: Address) => send(approve({ token, spender, amount: maxUint256 }))
const balanceOf = (token: Address, owner: Address = recipient) => tokenReads(chain.request).balance(token, owner)
const native = () => tokenReads(chain.request).native(recipient)

test('adding a token and native currency gives shares of their pair', async () => {
  await sendApproval(dai, router)
  const a = { token: dai, amount: 2500n * coin, minimum: 2400n * coin }
  const b = { token: 'native', amount: coin, minimum: coin / 2n } as const
  await send(addLiquidity({ router, a, b, recipient, deadlineSeconds }))
  expect(await balanceOf(daiPair)).toBeGreaterThan(0n)
})

test('adding two tokens gives shares of their pair', async () => {
  await sendApproval(usdc, router)
  await sendApproval(usdt, router)
  const side = { amount: 100_000_000n, minimum: 99_000_000n }
  await send(
    addLiquidity({ router, a: { token: usdc, ...side }, b: { token: usdt, ...side }, recipient, deadlineSeconds }),
  )
  expect(await balanceOf(stablePair)).toBeGreaterThan(0n)
})

const a = { token: dai, minimum: 1n }
const toNative = { router, a, b: { token: 'native', minimum: 1n }, recipient } as const
const toTokens = { router, a: { token: usdc, minimum: 1n }, b: { token: usdt, minimum: 1n }, recipient } as const

test('approved shares are removed into a token and native currency, or into two tokens', async () => {
  const allowed = { by: 'approval', deadlineSeconds } as const
  await sendApproval(daiPair, router)
  await sendApproval(stablePair, router)
  await send(removeLiquidity({ ...toNative, liquidity: coin, allowance: allowed }))
  await send(removeLiquidity({ ...toTokens, liquidity: 1_000_000n, allowance: allowed }))
  const got = [await native(), await balanceOf(dai), await balanceOf(usdc), await balanceOf(usdt)]
  expect(got.every((amount) => amount > 0n)).toBe(true)
})

test('shares are removed with a permit instead of an approval, and the allowance is used up', async () => {
  const permitFor = async (pair: Address, value: bigint) => {
    const permitTerms = { token: pair, domainName: 'Uniswap V2', spender: router, value, nonce: 0n, deadlineSeconds }
    return { by: 'permit', permit: await localPermit(provider.privateKey, permitTerms) } as const
  }
  await send(removeLiquidity({ ...toNative, liquidity: coin, allowance: await permitFor(daiPair, coin) }))
  await send(
    removeLiquidity({ ...toTokens, liquidity: 1_000_000n, allowance: await permitFor(stablePair, 1_000_000n) }),
  )
  const got = [await native(), await balanceOf(dai), await balanceOf(usdc), await balanceOf(usdt)]
  expect(got.every((amount) => amount > 0n)).toBe(true)
  expect(await tokenReads(chain.request).allowance(daiPair, provider.address, router)).toBe(0n)
})

test('V1 shares are removed into a token and native currency', async () => {
  const before = await balanceOf(dai, provider.address)
  await send(removeLiquidityV1({ exchange: v1Dai, liquidity: coin, deadlineSeconds }))
  expect(await balanceOf(dai, provider.address)).toBeGreaterThan(before)
  expect(await balanceOf(v1Dai, provider.address)).toBe(9n * coin)
})

test('V1 shares are migrated to V2 shares', async () => {
  await sendApproval(v1Dai, world.v2Migrator.address)
  const minimums = { minimumToken: 1n, minimumNative: 1n }
  await send(migrateV1({ migrator: world.v2Migrator.address, token: dai, ...minimums, recipient, deadlineSeconds }))
  expect(await balanceOf(v1Dai, provider.address)).toBe(0n)
  expect(await balanceOf(daiPair)).toBeGreaterThan(0n)
})
