import { readNumber } from '@musi/contracts/deploy/runner/step'
import { type Address, createWalletClient, custom, encodeFunctionData, maxUint256, parseAbi, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { beforeAll, expect, test } from 'vitest'
import { ownWorld } from './ownWorld.ts'
import { type TestChain, testChain } from '../testing/testChain.ts'

const abi = parseAbi([
  'function getExchange(address token) view returns (address)',
  'function getEthToTokenInputPrice(uint256 sold) view returns (uint256)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function balanceOf(address owner) view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function migrate(address token, uint256 minToken, uint256 minNative, address to, uint256 deadline)',
])
const { v1, v2Migrator, pools, provider } = ownWorld()

let chain: TestChain
beforeAll(async () => {
  chain = await testChain()
})

const balance = (token: Address, owner: Address) =>
  readNumber(chain.request, token, encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] }))
const dai = v1.exchanges[0]
const daiPool = pools.find(({ b }) => b.address === dai?.token)

test.each(v1.exchanges)('the V1 exchange of $symbol is at its planned address, and gives a price', async (exchange) => {
  const data = encodeFunctionData({ abi, functionName: 'getExchange', args: [exchange.token] })
  expect(await readNumber(chain.request, v1.factory.address, data)).toBe(BigInt(exchange.address))
  const sold = 10n ** 15n
  const price = encodeFunctionData({ abi, functionName: 'getEthToTokenInputPrice', args: [sold] })
  const soldAfterFee = sold * 997n
  const expected = (soldAfterFee * exchange.amount) / (exchange.native * 1000n + soldAfterFee)
  expect(await readNumber(chain.request, exchange.address, price)).toBe(expected)
})

test('the price of one V1 exchange differs more than 5 % from that of its V2 pool, those of the others do not', () => {
  const difference = v1.exchanges.flatMap(({ token, native, amount }) => {
    const pool = pools.find(({ a, b }) => a.symbol === 'native' && b.address === token)
    if (pool === undefined) return []
    const ratio = Number((amount * pool.a.amount * 10_000n) / (native * pool.b.amount))
    return [Math.abs(ratio - 10_000) / 100]
  })
  expect(difference.filter((percent) => percent >= 5)).toHaveLength(1)
})

test('the provider holds V1 liquidity and can move it to V2 with the migrator', async () => {
  if (dai === undefined || daiPool === undefined) throw new Error('The world has no DAI.')
  const account = privateKeyToAccount(chain.accounts.find(({ role }) => role === 'provider')?.privateKey ?? '0x')
  const wallet = createWalletClient({
    account,
    chain: foundry,
    transport: custom({ request: ({ method, params }) => chain.request(method, params) }),
  })
  const shares = await balance(dai.address, provider)
  const before = await balance(daiPool.pair, provider)
  expect(shares).toBe(parseUnits('10', 18))
  await wallet.writeContract({ abi, address: dai.address, functionName: 'approve', args: [v2Migrator.address, shares] })
  const args = [dai.token, 0n, 0n, provider, maxUint256] as const
  // More than needed: a pool already traded in this second costs less than in the next, and an estimate is for this
  // one.
  const gas = 1_000_000n
  await wallet.writeContract({ abi, address: v2Migrator.address, functionName: 'migrate', args, gas })
  await expect.poll(() => balance(dai.address, provider)).toBe(0n)
  expect(await balance(daiPool.pair, provider)).toBeGreaterThan(before)
})
