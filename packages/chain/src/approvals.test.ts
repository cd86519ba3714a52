import { approveFromZeroTokenAbi, approveFromZeroTokenBytecode } from '@musi/contracts/abi/approveFromZeroToken'
import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { RpcRequest } from './rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { encodeDeployData } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { approvalWays } from './approvals.ts'
import { RpcError } from './rpc/rpcError.ts'
import { approve } from './writes/tokens/approve.ts'

let chain: TestChain
let owner: Address
let spender: Address
beforeAll(async () => {
  chain = await testChain()
  owner = chain.accounts[0]?.address ?? '0x'
  spender = chain.addressBook.contracts.v2Router
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const dai = () => tokenAddress(chain.addressBook.tokens, 'DAI')
/** A token that refuses to change a non-zero allowance. */
async function deployOddToken(): Promise<Address> {
  const abi = approveFromZeroTokenAbi
  const bytecode = approveFromZeroTokenBytecode
  const plan = { name: 'Stubborn', symbol: 'STUB', decimals: 18, allocations: [] }
  const data = encodeDeployData({ abi, bytecode, args: [plan] })
  const hash = await chain.request('eth_sendTransaction', [{ from: owner, data, gas: '0x400000' }])
  await chain.request('evm_mine')
  const receipt = (await chain.request('eth_getTransactionReceipt', [hash])) as { contractAddress: Address }
  return receipt.contractAddress
}

const findWays = (token: Address) => approvalWays(chain.request, { owner, token, spender, needed: 5n })
const sendApproval = (token: Address, amount: bigint) =>
  sendUnlocked(chain.request, owner, approve({ token, spender, amount }))

test('an ordinary token can be approved exactly and without limit', async () => {
  expect(await findWays(dai())).toEqual({ kind: 'direct', unlimited: true })
})

test('case 10: a token that refuses to change an allowance is reset first, and only once', async () => {
  const odd = await deployOddToken()
  expect(await findWays(odd)).toEqual({ kind: 'direct', unlimited: true })
  await sendApproval(odd, 1n)
  expect(await findWays(odd)).toEqual({ kind: 'reset' })
  await sendApproval(odd, 0n)
  expect(await findWays(odd)).toEqual({ kind: 'direct', unlimited: true })
})

test('case 59: an exact amount is offered if the maximum cannot be estimated', async () => {
  const request: RpcRequest = async (method, params) => {
    if (method === 'eth_estimateGas' && JSON.stringify(params).includes('f'.repeat(64))) throw new Error('too much')
    return chain.request(method, params)
  }
  const approval = { owner, token: dai(), spender, needed: 5n }
  expect(await approvalWays(request, approval)).toEqual({ kind: 'direct', unlimited: false })
})

test('a contract that is not a token cannot be approved', async () => {
  expect(await findWays(spender)).toEqual({ kind: 'impossible' })
})

test('an unreachable chain is reported as unreachable, not as a fault of the token', async () => {
  const request: RpcRequest = async () => {
    throw new RpcError('unreachable', 'nobody')
  }
  expect(await approvalWays(request, { owner, token: dai(), spender, needed: 5n })).toEqual({ kind: 'unreachable' })
})
