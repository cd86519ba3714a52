import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { shrinkBalances } from '@musi/devchain/testing/misbehavingTokens'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { beforeAll, expect, it } from 'vitest'
import { rpcClient } from '../client.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { detectTokenBehaviour } from './detectTokenBehaviour.ts'

let chain: TestChain
let request: RpcRequest

beforeAll(async () => {
  chain = await testChain()
  request = rpcClient(chain.rpcUrl, { chainId: 31337 })
})

const tokenOf = (symbol: string): Address => tokenAddress(chain.addressBook.tokens, symbol)

/** Detects a token's behaviour through its pool. */
async function behaviourOf(token: Address): Promise<string> {
  const pool = chain.addressBook.pools.find(({ tokens }) => tokens.includes(token))
  if (pool === undefined) throw new Error('This token has no pool.')
  const data = `0x70a08231${pool.pair.slice(2).padStart(64, '0')}`
  const reserve =
    heldBefore.get(token) ?? BigInt(String(await chain.request('eth_call', [{ to: token, data }, 'latest'])))
  heldBefore.set(token, reserve)
  const balanceReader = chain.addressBook.contracts.multicall3
  return detectTokenBehaviour(request, { token, pool: pool.pair, reserve, balanceReader })
}
const heldBefore = new Map<Address, bigint>()

it('an ordinary token is plain; one whose pool holds less than its reserve rebases (spec: liquidity.from-one-refused)', async () => {
  const usdt = tokenOf('USDT')
  expect(await behaviourOf(tokenOf('DAI'))).toBe('plain')
  expect(await behaviourOf(usdt)).toBe('plain')
  await shrinkBalances(chain, usdt, 900n)
  expect(await behaviourOf(usdt)).toBe('rebases')
})
