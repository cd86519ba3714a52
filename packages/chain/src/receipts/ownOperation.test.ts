import { type Address, parseAddress } from '@musi/domain/address'
import { amountOf, type Token } from '@musi/domain/currency'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import { type Hex, pad, parseAbi, toEventSelector, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Log } from '../requests/logs/log.ts'
import { ENTRY_POINT } from '../relay/operationEvent.ts'
import { minedFacts } from './receiptChecks.ts'

const at = (digit: string): Address => parseAddress(`0x${digit.repeat(40)}`) ?? '0x'
const [ME, OTHER, RELAYER, POOL, WRAPPED, ROUTER] = ['1', '2', '3', '4', '5', '6'].map(at) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]
const DAI: Token = { kind: 'token', address: at('7'), decimals: 18, symbol: 'DAI', name: 'Dai' }
const [OPERATION] = parseAbi([
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
])

const word = (address: Address): Hex => pad(address).toLowerCase() as Hex
const log = (address: Address, topics: Hex[], data: Hex): Log => ({
  address,
  topics,
  data,
  block: 9,
  transaction: '0x',
  index: 0,
})
const paid = (to: Address, value: bigint) =>
  log(
    DAI.address,
    [toEventSelector('Transfer(address,address,uint256)'), word(POOL), word(to)],
    toHex(value, { size: 32 }),
  )
const end = (sender: Address, isDone: boolean, address = ENTRY_POINT) =>
  log(
    address,
    [toEventSelector(OPERATION), toHex(7, { size: 32 }), word(sender), word(RELAYER)],
    `0x${[0n, isDone ? 1n : 0n, 0n, 1n].map((value) => toHex(value, { size: 32 }).slice(2)).join('')}`,
  )

const record: TransactionRecord = {
  id: 'calls-1',
  idIs: 'callsId',
  from: ME,
  nonce: null,
  call: null,
  action: {
    kind: 'swap',
    input: amountOf({ kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }, 1n),
    output: amountOf(DAI, 1n),
    recipient: null,
    version: 'v2',
  },
  verified: 'unknown',
  addedAtMs: 0,
  lastCheckedBlock: null,
  mined: null,
  missing: false,
}
const receipt = {
  transactionHash: toHex(1, { size: 32 }),
  transactionIndex: 0,
  blockHash: toHex(2, { size: 32 }),
  blockNumber: 9,
  from: RELAYER,
  to: ENTRY_POINT,
  contractAddress: null,
  status: 'success',
} as const

const factsOf = (logs: readonly Log[]) => {
  const { receipt: told, moved } = minedFacts(record, { receipt, logs }, null, {
    nowMs: 1,
    native: { router: ROUTER, wrapped: WRAPPED },
  })
  return { status: told.status, got: moved?.got.map(({ raw }) => raw) ?? null }
}

describe('of a transaction with operations of several accounts (spec: transactions.operation)', () => {
  it.each<[string, readonly Log[], ReturnType<typeof factsOf>]>([
    [
      'only the amounts of the own one count',
      [paid(ME, 3n), end(OTHER, true), paid(ME, 5n), end(ME, true)],
      { status: 'success', got: [5n] },
    ],
    [
      'what follows the own one is not its',
      [paid(ME, 5n), end(ME, true), paid(ME, 3n), end(OTHER, true)],
      { status: 'success', got: [5n] },
    ],
    [
      'a failed own one has failed, although the transaction succeeded',
      [end(ME, false), paid(ME, 3n), end(OTHER, true)],
      { status: 'failed', got: null },
    ],
    [
      'a failed one of another account changes nothing',
      [end(OTHER, false), paid(ME, 5n), end(ME, true)],
      { status: 'success', got: [5n] },
    ],
    [
      'with two own ones no amounts are given, because they may be the other’s',
      [paid(ME, 3n), end(ME, false), paid(ME, 5n), end(ME, true)],
      { status: 'success', got: null },
    ],
    [
      'an event that another contract imitates is no operation',
      [end(ME, false, POOL), paid(ME, 5n)],
      { status: 'success', got: [5n] },
    ],
  ])('%s', (_, logs, expected) => expect(factsOf(logs)).toEqual(expected))
})
