import { bytes32SymbolTokenAbi, bytes32SymbolTokenBytecode } from '@musi/contracts/abi/bytes32SymbolToken'
import { noDecimalsTokenAbi, noDecimalsTokenBytecode } from '@musi/contracts/abi/noDecimalsToken'
import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { type Address, type Hex, encodeDeployData, numberToHex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { block } from './blocks/block.ts'
import { blockTransactions } from './transactions/blockTransactions.ts'
import { code } from './contracts/code.ts'
import { latestBlockNumber } from './blocks/latestBlockNumber.ts'
import { accountTransactions, minedTransactions } from './transactions/minedTransactions.ts'
import { latestNativeBalance } from './tokens/latestNativeBalance.ts'
import { pairFacts } from './pools/pairFacts.ts'
import { parseReceipt, receipt } from './transactions/receipt.ts'
import { recentTransfers } from './logs/recentTransfers.ts'
import { latestTokenBalance } from './tokens/latestTokenBalance.ts'
import { tokenFacts } from './tokens/tokenFacts.ts'
import { tokenHolders } from './tokens/tokenHolders.ts'
import { tokenPools } from './pools/tokenPools.ts'
import { transaction } from './blocks/transaction.ts'
import { latestVotes } from './governance/latestVotes.ts'

const UNUSED_ADDRESS = '0x00000000000000000000000000000000000000c2'
const UNKNOWN: Hex = `0x${'1'.repeat(64)}`

let chain: TestChain
let holder: Address
const token = (symbol: string) => tokenAddress(chain.addressBook.tokens, symbol)

beforeAll(async () => {
  chain = await testChain()
  holder = chain.accounts[0]?.address ?? '0x'
})

async function deploy(data: Hex): Promise<Address> {
  const call = { from: holder, data, gas: numberToHex(3_000_000n), gasPrice: '0x0' }
  return parseReceipt(await chain.request('eth_sendTransactionSync', [call])).created ?? '0x'
}

describe('a token', () => {
  it('has a name, a symbol and decimals', async () => {
    const facts = await tokenFacts(chain.request, token('USDC'))
    expect(facts).toMatchObject({ symbol: 'USDC', name: 'USD Coin', decimals: 6 })
    expect(facts?.supply).toBeGreaterThan(0n)
  })

  const plan = (symbol: string) => ({ name: 'Odd coin', symbol, decimals: 18, allocations: [] })

  it('can have a bytes32 symbol', async () => {
    const args = [plan('MKR')] as const
    const odd = encodeDeployData({ abi: bytes32SymbolTokenAbi, bytecode: bytes32SymbolTokenBytecode, args })
    expect(await tokenFacts(chain.request, await deploy(odd))).toMatchObject({ symbol: 'MKR' })
  })

  it('is still a token if it does not report its decimals', async () => {
    const args = [plan('ODD')] as const
    const odd = encodeDeployData({ abi: noDecimalsTokenAbi, bytecode: noDecimalsTokenBytecode, args })
    expect(await tokenFacts(chain.request, await deploy(odd))).toMatchObject({ symbol: 'ODD', decimals: null })
  })

  it.each(['an account', 'the router'])('is not found: %s', async (what) => {
    const at = what === 'an account' ? holder : chain.addressBook.contracts.v2Router
    expect(await tokenFacts(chain.request, at)).toBeNull()
    expect(await latestTokenBalance(chain.request, at, holder)).toBeNull()
  })

  it('has its holders read from its transfers, the largest first', async () => {
    const { logs, complete } = await recentTransfers(
      chain.request,
      token('DAI'),
      await latestBlockNumber(chain.request),
    )
    const { holders } = await tokenHolders(chain.request, token('DAI'), logs)
    expect(complete).toBe(true)
    const sum = holders.reduce((all, { balance }) => all + balance, 0n)
    expect(sum).toBe((await tokenFacts(chain.request, token('DAI')))?.supply)
    expect(holders.map(({ balance }) => balance)).toEqual(
      holders.map(({ balance }) => balance).toSorted((a, b) => (a < b ? 1 : -1)),
    )
  })

  it('is in the pools that the factory created for it', async () => {
    const pools = await tokenPools(chain.request, chain.addressBook.contracts.v2Factory, token('DAI'))
    const known = chain.addressBook.pools.filter(({ tokens }) => tokens.includes(token('DAI')))
    const pairs = pools.map(({ pair }) => pair)
    for (const { pair } of known) expect(pairs).toContain(pair)
    expect(pools.every(({ reserves }) => reserves.length === 2)).toBe(true)
  })
})

describe('an account', () => {
  it('has a balance, no code, and votes only if they are delegated to it', async () => {
    const governance = chain.addressBook.contracts.governanceToken ?? '0x'
    expect(await latestNativeBalance(chain.request, holder)).toBeGreaterThan(0n)
    expect(await code(chain.request, holder)).toEqual({ kind: 'none' })
    expect(await latestVotes(chain.request, governance, UNUSED_ADDRESS)).toEqual({ delegate: null, votes: 0n })
  })

  it('has a delegate', async () => {
    const account = '0x00000000000000000000000000000000000000d7'
    const { v2Router } = chain.addressBook.contracts
    await chain.request('anvil_setCode', [account, `0xef0100${v2Router.slice(2)}`])
    expect(await code(chain.request, account)).toEqual({ kind: 'delegated', to: v2Router })
  })

  it('has transactions it sent or only received, newest first, with the block where the search continues', async () => {
    const latest = await latestBlockNumber(chain.request)
    const { mined, older } = await accountTransactions(chain.request, holder, latest, 1000)
    expect(older).toBeNull()
    expect(mined.some(({ transaction: { from, to } }) => from !== holder && to !== holder)).toBe(true)
    const blocks = mined.map(({ transaction: { at } }) => at?.block ?? 0)
    expect(blocks).toEqual(blocks.toSorted((a, b) => b - a))
  })
})

describe('blocks and transactions', () => {
  it('a block has its transactions and their receipts', async () => {
    const { mined } = await minedTransactions(chain.request, await latestBlockNumber(chain.request), 1)
    const at = mined[0]?.transaction.at?.block ?? 0
    const newest = await block(chain.request, { number: at })
    if (newest === null) throw new Error('The block is gone.')
    expect((await blockTransactions(chain.request, newest)).map(({ receipt: { hash } }) => hash)).toEqual(
      newest.transactions.map(({ hash }) => hash),
    )
    expect((await block(chain.request, { hash: newest.hash }))?.number).toBe(at)
    expect((await block(chain.request, 'latest'))?.number).toBe(await latestBlockNumber(chain.request))
  })

  it('a block or transaction that does not exist is null', async () => {
    expect(await transaction(chain.request, UNKNOWN)).toBeNull()
    expect(await receipt(chain.request, UNKNOWN)).toBeNull()
    expect(await block(chain.request, { hash: UNKNOWN })).toBeNull()
    expect(await block(chain.request, { number: 999_999_999 })).toBeNull()
    expect(await pairFacts(chain.request, UNUSED_ADDRESS)).toBeNull()
  })
})
