import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import { eventLog } from '@musi/chain/testing/eventLog'
import { minedBlock } from '@musi/chain/testing/minedBlock'
import { type Address, parseAddress } from '@musi/domain/address'
import { describe, expect, it } from 'vitest'
import type { Call, Outcome } from '#platform/rpc/call.ts'
import { chainSource } from './chainSource.ts'
import type { Role } from './acts/followedContracts.ts'

const at = (number: number): Address => parseAddress(number.toString(16).padStart(40, '0')) ?? '0x'
const hashOf = (number: number, fork = 0) => `0x${(number * 10 + fork).toString(16).padStart(64, '0')}` as const
const PAIR = at(6)
const KNOWN = new Map<Address, Role>([[PAIR, 'pair']])
const SWAP =
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)'

const swapLog = (block: number, index = 0) => ({
  address: PAIR.toLowerCase(),
  ...eventLog(SWAP, [at(1), 3n, 0n, 0n, 4n, at(2)]),
  blockNumber: hexQuantity(block),
  blockHash: hashOf(block),
  logIndex: hexQuantity(index),
  transactionHash: hashOf(block, 5),
})
const minedAt = (block: number) =>
  minedBlock(
    { number: block, hash: hashOf(block) },
    transactionsOf(block).map(({ hash, from }) => ({
      hash: hash,
      from,
      status: block === 7 ? '0x0' : '0x1',
      logs: block === 7 || hash === hashOf(4, 6) ? [] : [swapLog(block)],
    })),
  )
const header = (block: number, fork = 0) => ({
  ...minedAt(block).header,
  number: hexQuantity(block),
  hash: hashOf(block, fork),
  parentHash: hashOf(block - 1),
  timestamp: hexQuantity(1000 + block),
  gasUsed: '0x0',
  gasLimit: '0x1',
  transactions: transactionsOf(block),
})

/** Block 4 has a deployment and a swap, block 5 another swap, block 7 a failed one. */
const transactionsOf = (block: number) => {
  const transactionAt = (place: number, hash: `0x${string}`, to: Address | null) => ({
    hash,
    from: at(3).toLowerCase(),
    to: to?.toLowerCase() ?? null,
    value: '0x5',
    input: '0x1234567890',
    nonce: '0x0',
    gas: '0x1',
    gasPrice: '0x1',
    blockNumber: hexQuantity(block),
    transactionIndex: hexQuantity(place),
  })
  if (block === 4) return [transactionAt(0, hashOf(4, 6), null), transactionAt(1, hashOf(4, 5), at(20))]
  return block === 5 || block === 7 ? [transactionAt(0, hashOf(block, 5), at(20))] : []
}

const renamed = (receipts: ReturnType<typeof minedAt>['receipts']) =>
  receipts.map((receipt) => ({ ...receipt, transactionHash: hashOf(99) }))
const withoutLogs = (receipts: ReturnType<typeof minedAt>['receipts']) =>
  receipts.map((receipt) => ({ ...receipt, logs: [] }))

type Node = (method: string, params: readonly unknown[]) => unknown

/** A node that answers correctly except where a test overrides it. */
function sourceOf(
  fault: (call: { method: string; params: readonly unknown[]; count: number }) => unknown = () => undefined,
  takesTransactions = false,
) {
  const counts = new Map<string, number>()
  const honest: Node = (method, [first]) => {
    if (method === 'eth_chainId') return '0x7a69'
    if (method === 'eth_getLogs') return [swapLog(4), swapLog(5)]
    if (method === 'eth_getBlockReceipts') return minedAt(Number(first)).receipts
    return header(first === 'latest' ? 9 : Number(first))
  }
  const ask = (calls: readonly Call[]): Promise<readonly Outcome[]> =>
    Promise.resolve(
      calls.map(({ method, params }) => {
        const count = (counts.get(method) ?? 0) + 1
        counts.set(method, count)
        const faultyResult = fault({ method, params: params as readonly unknown[], count })
        if (faultyResult instanceof Error) return { ok: false, error: { code: -32005, message: faultyResult.message } }
        return {
          ok: true,
          result: faultyResult === undefined ? honest(method, params as readonly unknown[]) : faultyResult,
        }
      }),
    )
  return chainSource(
    { ask },
    {
      chainId: 31337,
      multicall: at(50),
      entryPoint: null,
      isFollowed: () => true,
      takesTransactions,
      onLeftOut: () => {},
    },
  )
}

const read = (source: ReturnType<typeof sourceOf>) => source.read({ from: 3, to: 9 }, KNOWN)

describe('rows read from a span', () => {
  it('rows have the senders and times of their blocks, and the hash of the last block', async () => {
    const { rows, end } = await read(sourceOf())
    expect(end).toEqual({ number: 9, hash: hashOf(9), timeSeconds: expect.any(Number) })
    expect(rows.acts.map(({ block, account, timeSeconds }) => [block, account, timeSeconds])).toEqual([
      [4, at(3), 1004],
      [5, at(3), 1005],
    ])
  })

  it('a repeated log gives one row, a removed log none, and rows are in chain order', async () => {
    const logs = [swapLog(5), swapLog(4), swapLog(5), { ...swapLog(5, 1), removed: true }]
    const { rows } = await read(sourceOf(({ method }) => (method === 'eth_getLogs' ? logs : undefined)))
    expect(rows.acts.map(({ block }) => block)).toEqual([4, 5])
  })
})

describe('rows read from a span of the development chain', () => {
  const readAll = (fault?: Parameters<typeof sourceOf>[0]) => read(sourceOf(fault, true))

  it('rows include every transaction with its parties, also if it failed (spec: index.transactions)', async () => {
    const { rows } = await readAll()
    const { rows: ofLogs } = await read(sourceOf())
    expect({ ...rows, transactions: [], parties: [] }).toEqual(ofLogs)
    expect(rows.transactions.map(({ block, place, log, to, status }) => [block, place, log, to, status])).toEqual([
      [4, 0, 0, null, 'success'],
      [4, 1, 0, at(20), 'success'],
      [5, 0, 0, at(20), 'success'],
      [7, 0, 0, at(20), 'failed'],
    ])
    expect(rows.transactions.map(({ selector }) => selector)).toEqual([null, ...Array(3).fill('0x12345678')])
    // The act covers the account that swapped, but not the router.
    expect(rows.parties.filter(({ block }) => block === 4)).toEqual([
      { block: 4, place: 0, account: at(3), is_told: 0 },
      { block: 4, place: 1, account: at(3), is_told: 1 },
      { block: 4, place: 1, account: at(20), is_told: 0 },
    ])
  })

  it('parties include senders and recipients of tokens, but no address from a malformed log', async () => {
    const transfer = eventLog('event Transfer(address indexed from, address indexed to, uint256 value)', [
      at(30),
      at(31),
      7n,
    ])
    const malformed = { ...transfer, topics: [transfer.topics[0] ?? '0x', `0x${'f'.repeat(64)}`] as const }
    const logs = [transfer, malformed].map((log) => ({ ...log, address: at(77).toLowerCase() }))
    const mined = minedBlock({ number: 5, hash: hashOf(5) }, [{ hash: hashOf(5, 5), from: at(3).toLowerCase(), logs }])
    const { rows } = await readAll(({ method, params: [block] }) => {
      if (block !== '0x5') return undefined
      return method === 'eth_getBlockReceipts' ? mined.receipts : { ...header(5), ...mined.header }
    })
    expect(rows.moves).toEqual([])
    expect(rows.parties.filter(({ block }) => block === 5).map(({ account }) => account)).toEqual(
      [3, 20, 30, 31].map(at),
    )
  })

  it.each<readonly [string, Parameters<typeof sourceOf>[0]]>([
    [
      'a block of another chain in the middle',
      ({ method, params }) =>
        method === 'eth_getBlockByNumber' && params[0] === '0x6' ? { ...header(6), hash: hashOf(6, 1) } : undefined,
    ],
    [
      'a missing block',
      ({ method, params }) => (method === 'eth_getBlockByNumber' && params[0] === '0x6' ? null : undefined),
    ],
    [
      'a receipt of a transaction that is not in its block',
      ({ method, params }) =>
        method === 'eth_getBlockReceipts' && params[0] === '0x5' ? renamed(minedAt(5).receipts) : undefined,
    ],
    [
      'receipts without a log',
      ({ method, params }) =>
        method === 'eth_getBlockReceipts' && params[0] === '0x5' ? withoutLogs(minedAt(5).receipts) : undefined,
    ],
    ['no receipts of a block', ({ method }) => (method === 'eth_getBlockReceipts' ? null : undefined)],
  ])('a span is rejected if the node has %s (spec: index.whole)', async (_, fault) => {
    await expect(readAll(fault)).rejects.toThrow(Error)
  })
})

/**
 * A node's answers that are wrong, outdated or of another chain; none may enter the history (spec:
 * index.whole).
 */
const FAULTS: readonly (readonly [string, Parameters<typeof sourceOf>[0]])[] = [
  ['has too many logs for one answer', ({ method }) => (method === 'eth_getLogs' ? new Error('too many') : undefined)],
  ['cuts an answer off', ({ method }) => (method === 'eth_getLogs' ? [{ address: PAIR }] : undefined)],
  ['answers with something other than a list', ({ method }) => (method === 'eth_getLogs' ? null : undefined)],
  ['has logs of blocks outside the span', ({ method }) => (method === 'eth_getLogs' ? [swapLog(12)] : undefined)],
  [
    'has logs of contracts outside the filter',
    ({ method }) => (method === 'eth_getLogs' ? [{ ...swapLog(4), address: at(77) }] : undefined),
  ],
  [
    'has logs of a block it does not have',
    ({ method, params }) => (method === 'eth_getBlockByNumber' && params[0] === '0x4' ? null : undefined),
  ],
  [
    'names another transaction in a receipt than the header does',
    ({ method, params }) =>
      method === 'eth_getBlockReceipts' && params[0] === '0x4' ? renamed(minedAt(4).receipts) : undefined,
  ],
  [
    'has a log that the receipts of its block do not have',
    ({ method }) => (method === 'eth_getLogs' ? [swapLog(4), swapLog(4, 1), swapLog(5)] : undefined),
  ],
  [
    'leaves out a log here and in the receipts of its block',
    ({ method, params }) => {
      if (method === 'eth_getLogs') return [swapLog(4)]
      return method === 'eth_getBlockReceipts' && params[0] === '0x5' ? withoutLogs(minedAt(5).receipts) : undefined
    },
  ],
  ['has no receipts', ({ method }) => (/Receipt/.test(method) ? new Error('method not found') : undefined)],
  [
    'has another block 5 than the one of its logs',
    ({ method, params }) => (method === 'eth_getBlockByNumber' && params[0] === '0x5' ? header(5, 1) : undefined),
  ],
  [
    'replaces the end of the span while it is read',
    ({ method, params, count }) =>
      method === 'eth_getBlockByNumber' && params[0] === '0x9' && count > 1 ? header(9, 1) : undefined,
  ],
  ['serves another chain', ({ method }) => (method === 'eth_chainId' ? '0x89' : undefined)],
]

it.each(FAULTS)('a span is rejected if the node %s', async (_, fault) => {
  await expect(read(sourceOf(fault))).rejects.toThrow(Error)
})
