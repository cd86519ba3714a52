import { bytes32SymbolTokenAbi, bytes32SymbolTokenBytecode } from '@musi/contracts/abi/bytes32SymbolToken'
import { noDecimalsTokenAbi, noDecimalsTokenBytecode } from '@musi/contracts/abi/noDecimalsToken'
import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { type Hex, encodeDeployData, numberToHex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { rpcClient } from '../../client.ts'
import { type MulticallStore, multicallStore } from '../../multicall/multicallStore.ts'
import { watchRead } from '../../multicall/watchReads.ts'
import { parseReceipt } from '../../requests/transactions/receipt.ts'
import { unlistedToken } from './unlistedToken.ts'
import { decimalsCheck, tokenDecimals } from './tokenDecimals.ts'
import { updateHead, settledValue } from '../../testing/settledValue.ts'

let chain: TestChain
let store: MulticallStore

beforeAll(async () => {
  chain = await testChain()
  const { multicall3 } = chain.addressBook.contracts
  store = multicallStore({ request: rpcClient(chain.rpcUrl), multicall: multicall3 })
})

const usdc = (): Address => tokenAddress(chain.addressBook.tokens, 'USDC')
const plan = (symbol: string) => ({ name: 'Odd coin', symbol, decimals: 18, allocations: [] })

async function deploy(data: Hex): Promise<Address> {
  const call = { from: chain.accounts[0]?.address, data, gas: numberToHex(3_000_000n), gasPrice: '0x0' }
  return parseReceipt(await chain.request('eth_sendTransactionSync', [call])).created ?? '0x'
}
async function dataOf(token: Address) {
  await updateHead(store, chain.request)
  return settledValue(unlistedToken(store, token))
}

describe('a token that no list contains', () => {
  it('is read with its name, symbol and decimals', async () => {
    const address = usdc()
    expect(await dataOf(address)).toEqual({ kind: 'token', address, symbol: 'USDC', name: 'USD Coin', decimals: 6 })
  })

  it('can have a bytes32 symbol (case 11)', async () => {
    const args = [plan('MKR')] as const
    const data = encodeDeployData({ abi: bytes32SymbolTokenAbi, bytecode: bytes32SymbolTokenBytecode, args })
    expect(await dataOf(await deploy(data))).toMatchObject({ kind: 'token', symbol: 'MKR', decimals: 18 })
  })

  it('is an UNKNOWN "Unknown Token" if it has no name', async () => {
    // Answers `decimals()` with 9, and anything else with nothing.
    const nameless: Address = '0x0000000000000000000000000000000000000ed1'
    await chain.request('anvil_setCode', [nameless, '0x5f3560e01c63313ce56714600f57005b60095f5260205ff3'])
    expect(await dataOf(nameless)).toMatchObject({ symbol: 'UNKNOWN', name: 'Unknown Token', decimals: 9 })
  })

  it('is not a token if it has no decimals', async () => {
    const args = [plan('ODD')] as const
    const data = encodeDeployData({ abi: noDecimalsTokenAbi, bytecode: noDecimalsTokenBytecode, args })
    expect(await dataOf(await deploy(data))).toEqual({ kind: 'none' })
    expect(await dataOf('0x00000000000000000000000000000000000000e9')).toEqual({ kind: 'none' })
  })
})

describe('the decimals of a listed token (spec: tokens.decimals-checked)', () => {
  const check = async (listed: number, token: Address) => {
    await updateHead(store, chain.request)
    return decimalsCheck(listed, await settledValue(watchRead(store, tokenDecimals(token))))
  }

  it('match the contract’s, or are a mismatch that names both', async () => {
    expect(await check(6, usdc())).toEqual({ kind: 'match' })
    expect(await check(18, usdc())).toEqual({ kind: 'mismatch', listed: 18, onChain: 6 })
  })

  it('are not doubted for a token that does not report them', async () => {
    expect(await check(18, '0x00000000000000000000000000000000000000e9')).toEqual({ kind: 'silent' })
    expect(decimalsCheck(18, { kind: 'loading', overdue: false })).toMatchObject({ kind: 'loading' })
  })
})
