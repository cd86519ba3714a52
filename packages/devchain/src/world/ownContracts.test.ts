import { batchAccountAbi } from '@musi/contracts/abi/batchAccount'
import { governanceTokenAbi } from '@musi/contracts/abi/governanceToken'
import { reserveReaderAbi } from '@musi/contracts/abi/reserveReader'
import { smartWalletDetectorAbi } from '@musi/contracts/abi/smartWalletDetector'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  custom,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  parseUnits,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DemoRole, demoAccounts } from './demoAccounts.ts'
import { ownWorld } from './ownWorld.ts'
import { type TestChain, testChain } from '../testing/testChain.ts'

const world = ownWorld()
const pair = parseAbi(['function getReserves() view returns (uint112, uint112, uint32)'])

let chain: TestChain
beforeAll(async () => {
  chain = await testChain()
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const transport = () => custom({ request: ({ method, params }) => chain.request(method, params) })
const reading = () => createPublicClient({ chain: foundry, transport: transport() })
const accountOf = (role: DemoRole) =>
  privateKeyToAccount(demoAccounts().find((demo) => demo.role === role)?.privateKey ?? '0x')
const walletOf = (role: DemoRole) =>
  createWalletClient({ account: accountOf(role), chain: foundry, transport: transport() })
const token = (symbol: string): Address => {
  const match = world.tokens.find((each) => each.symbol === symbol)
  if (match === undefined) throw new Error(`There is no ${symbol}.`)
  return match.address
}
const balance = (symbol: string, owner: Address) =>
  reading().readContract({ abi: erc20Abi, address: token(symbol), functionName: 'balanceOf', args: [owner] })

test('the known token UNI is the governance token Musi, with a supply of 1,000,000,000', async () => {
  const at = { abi: governanceTokenAbi, address: token('UNI') } as const
  expect(await reading().readContract({ ...at, functionName: 'name' })).toBe('Musi')
  expect(await reading().readContract({ ...at, functionName: 'symbol' })).toBe('UNI')
  expect(await reading().readContract({ ...at, functionName: 'totalSupply' })).toBe(parseUnits('1000000000', 18))
})

test('an account that delegates to itself has as many votes as tokens', async () => {
  const voter = accountOf('voter').address
  const at = { abi: governanceTokenAbi, address: token('UNI') } as const
  expect(await reading().readContract({ ...at, functionName: 'getCurrentVotes', args: [voter] })).toBe(0n)
  const hash = await walletOf('voter').writeContract({ ...at, functionName: 'delegate', args: [voter] })
  await reading().waitForTransactionReceipt({ hash })
  const votes = await reading().readContract({ ...at, functionName: 'getCurrentVotes', args: [voter] })
  expect(votes).toBe(await balance('UNI', voter))
  expect(votes).toBeGreaterThan(0n)
})

test('the reserve reader agrees with every pool, in 32 bytes each', async () => {
  const words = await reading().readContract({
    abi: reserveReaderAbi,
    address: world.own.reserveReader.address,
    functionName: 'reserves',
    args: [world.pools.map((pool) => pool.pair)],
  })
  for (const [at, pool] of world.pools.entries()) {
    const [lower, higher, time] = await reading().readContract({
      abi: pair,
      address: pool.pair,
      functionName: 'getReserves',
    })
    expect(words[at]).toBe((lower << 144n) | (higher << 32n) | BigInt(time))
  }
})

test.each(demoAccounts())('the account of the $role counts as a smart wallet only when it is the one', async (demo) => {
  const smart = await reading().readContract({
    abi: smartWalletDetectorAbi,
    address: world.own.smartWalletDetector.address,
    functionName: 'isArgentWallet',
    args: [demo.address],
  })
  expect(smart).toBe(demo.address === world.smart)
})

const toDeployer = (amount: bigint) => ({
  to: token('DAI'),
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [world.deployer, amount] }),
})

async function batch(amounts: readonly bigint[]) {
  const wallet = walletOf('trader')
  const authorization = await wallet.signAuthorization({
    contractAddress: world.own.batchAccount.address,
    executor: 'self',
  })
  const data = encodeFunctionData({
    abi: batchAccountAbi,
    functionName: 'execute',
    args: [amounts.map(toDeployer)],
  })
  const hash = await wallet.sendTransaction({
    authorizationList: [authorization],
    to: wallet.account.address,
    data,
    gas: 1_000_000n,
  })
  return reading().waitForTransactionReceipt({ hash })
}

test('an account that delegates to the batch account makes several calls in one transaction, all or none', async () => {
  const trader = accountOf('trader').address
  const before = await balance('DAI', trader)
  expect((await batch([1n, 2n])).status).toBe('success')
  expect(await balance('DAI', trader)).toBe(before - 3n)
  expect((await batch([1n, before * 2n])).status).toBe('reverted')
  expect(await balance('DAI', trader)).toBe(before - 3n)
})
