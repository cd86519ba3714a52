import { deploy } from '@musi/contracts/deploy/deploy'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { steps } from '@musi/contracts/deploy/steps'
import { readNumber } from '@musi/contracts/deploy/runner/step'
import { type Address, decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { deployerAccount } from './demoAccounts.ts'
import { ownWorld } from './ownWorld.ts'
import { type TestChain, testChain } from '../testing/testChain.ts'

const abi = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function factory() view returns (address)',
  'function WETH() view returns (address)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
])
const world = ownWorld()
const { privateKey, address: deployer } = deployerAccount()
const run = (request: RpcRequest) => deploy({ request, chainId: 31337, privateKey, world })
const nonce = async (request: RpcRequest) => Number(await request('eth_getTransactionCount', [deployer, 'latest']))

async function ask(request: RpcRequest, to: Address, functionName: 'symbol' | 'factory' | 'WETH') {
  const data = encodeFunctionData({ abi, functionName })
  const answer = (await request('eth_call', [{ to, data }, 'latest'])) as `0x${string}`
  return decodeFunctionResult({ abi, functionName, data: answer })
}

/** A run killed after a number of transactions. */
function killedAfter(request: RpcRequest, transactions: number): RpcRequest {
  let left = transactions
  return async (method, params) => {
    if (method === 'eth_sendRawTransaction' && left-- <= 0) throw new Error('killed')
    return request(method, params)
  }
}

describe('on a chain of our own', () => {
  let chain: TestChain
  beforeAll(async () => {
    chain = await testChain()
  })

  it('each pair is at the address of the factory and of its address book', async () => {
    for (const { tokens, pair } of chain.addressBook.pools) {
      const data = encodeFunctionData({ abi, functionName: 'getPair', args: [...tokens] })
      expect(await readNumber(chain.request, chain.addressBook.contracts.v2Factory, data)).toBe(BigInt(pair))
    }
    expect(chain.addressBook.pools.length).toBeGreaterThanOrEqual(12)
  })

  it('the router uses the factory and the wrapped native currency of the address book', async () => {
    const { v2Router, v2Factory, wrappedNative } = chain.addressBook.contracts
    expect(await ask(chain.request, v2Router, 'factory')).toBe(v2Factory)
    expect(await ask(chain.request, v2Router, 'WETH')).toBe(wrappedNative)
    expect(await ask(chain.request, wrappedNative, 'symbol')).toBe('WETH')
  })

  it('each token has the symbol and the decimals of the address book, in the order of the specification', async () => {
    const decimals = encodeFunctionData({ abi, functionName: 'decimals' })
    for (const token of chain.addressBook.tokens) {
      expect(await ask(chain.request, token.address, 'symbol')).toBe(token.symbol)
      expect(await readNumber(chain.request, token.address, decimals)).toBe(BigInt(token.decimals))
    }
    const symbols = chain.addressBook.tokens.map(({ symbol }) => symbol).join(' ')
    expect(symbols).toBe('DAI USDC USDT COMP EASY eUSDC eUSDT eDAI UNI TT01 TT02 ETH QUICK wBTC IGG OM')
  })

  it('the demo accounts hold tokens, the newcomer native currency only, the provider shares in pools', async () => {
    const balance = (token: Address, owner: Address) =>
      readNumber(chain.request, token, encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] }))
    const [dai] = chain.addressBook.tokens
    const [pool] = chain.addressBook.pools
    for (const { role, address } of chain.accounts) {
      expect(dai && (await balance(dai.address, address)) > 0n, role).toBe(role !== 'newcomer')
      expect(BigInt(String(await chain.request('eth_getBalance', [address, 'latest'])))).toBeGreaterThan(10n ** 18n)
      expect(pool && (await balance(pool.pair, address)) > 0n, role).toBe(role === 'provider')
    }
  })

  it('a second run changes nothing', async () => {
    const before = await nonce(chain.request)
    expect(await run(chain.request)).toEqual({ ok: true, steps: 0, skipped: steps(world).length })
    expect(await nonce(chain.request)).toBe(before)
  })
})

test('a run killed in the middle is resumed, and no step is repeated', async () => {
  const chain = await testChain({ holds: 'nothing' })
  const sends = steps(world).filter(({ kind }) => kind === 'send').length
  const atMost = Math.ceil(sends / 3)
  let kills = 0
  for (let done = false; !done;) {
    const result = await run(killedAfter(chain.request, atMost))
    done = result.ok
    if (result.ok) continue
    kills += 1
    expect(result.problem.sentence).toContain('Run it again')
  }
  expect(kills).toBe(2)
  expect(await nonce(chain.request)).toBe(sends)
  await chain.stop()
})
