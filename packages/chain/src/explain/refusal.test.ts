import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { type Address, type Hex, encodeAbiParameters, encodeErrorResult, encodeFunctionData, parseAbi } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenAbi } from '../abi/token.ts'
import { failure } from '../requests/transactions/failure.ts'
import { receipt } from '../requests/transactions/receipt.ts'
import { transaction } from '../requests/blocks/transaction.ts'
import { refusal } from './refusal.ts'

const GAS = { used: 1n, limit: 2n }
const refusalOf = (data: Hex) => refusal({ kind: 'said', data }, GAS)
const abi = parseAbi(['error Error(string)', 'error Panic(uint256)'])

describe('the reason why a transaction failed', () => {
  it('is quoted from the contract', () => {
    const data = encodeErrorResult({ abi, errorName: 'Error', args: ['UniswapV2Router: EX\u202EPIRED'] })
    expect(refusalOf(data)).toEqual({ kind: 'reason', text: 'UniswapV2Router: EXPIRED' })
  })

  it('is read from a panic', () => {
    expect(refusalOf(encodeErrorResult({ abi, errorName: 'Panic', args: [0x11n] }))).toEqual({
      kind: 'panic',
      code: 0x11n,
    })
  })

  it('is the name and arguments of an error of our contracts', () => {
    const data = `0x4a9f9a4e${encodeAbiParameters([{ type: 'uint256' }], [1n]).slice(2)}` as const
    expect(refusalOf(data).kind).toBe('bytes')
    const costRose = encodeErrorResult({ abi: parseAbi(['error CostRose(uint256, uint256)']), args: [5n, 3n] })
    expect(refusalOf(costRose)).toMatchObject({ kind: 'error', name: 'CostRose', args: [{ value: 5n }, { value: 3n }] })
  })

  it('is unknown for unknown bytes, or a known selector with no data after it', () => {
    expect(refusalOf('0x12345678')).toEqual({ kind: 'bytes', data: '0x12345678' })
    expect(refusalOf('0x08c379a0')).toEqual({ kind: 'bytes', data: '0x08c379a0' })
    expect(refusalOf('0x12')).toEqual({ kind: 'bytes', data: '0x12' })
  })

  it('case 60: is running out of gas if all gas was used, regardless of a second run', () => {
    expect(refusal({ kind: 'silent' }, { used: 2n, limit: 2n })).toEqual({ kind: 'outOfGas' })
  })
})

describe('on the chain', () => {
  let chain: TestChain
  let from: Address
  let token: Address
  beforeAll(async () => {
    chain = await testChain()
    from = chain.accounts[0]?.address ?? '0x'
    token = chain.addressBook.tokens[0]?.address ?? '0x'
  })

  async function sendFailing(): Promise<Hex> {
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [token, 10n ** 30n] })
    const call = { from, to: token, data, gas: '0x30d40', gasPrice: '0x0' }
    const { transactionHash } = (await chain.request('eth_sendTransactionSync', [call])) as { transactionHash: Hex }
    return transactionHash
  }

  async function findRefusal(hash: Hex) {
    const failing = await transaction(chain.request, hash)
    const failedReceipt = await receipt(chain.request, hash)
    if (failing === null || failedReceipt === null) throw new Error('The transaction is not in a block.')
    expect(failedReceipt.status).toBe('failed')
    return refusal(await failure(chain.request, failing, failedReceipt.block), {
      used: failedReceipt.gasUsed,
      limit: failing.gasLimit,
    })
  }

  it('the reason is found by running it again on the state of its block', async () => {
    expect(await findRefusal(await sendFailing())).toMatchObject({ kind: 'error', name: 'ERC20InsufficientBalance' })
  })

  it('the reason is unknown if the node no longer has that state', async () => {
    const hash = await sendFailing()
    await chain.request('anvil_mine', ['0x50'])
    expect(await findRefusal(hash)).toEqual({ kind: 'forgotten' })
  })
})
