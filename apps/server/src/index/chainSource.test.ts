import { eventLog } from '@musi/chain/testing/eventLog'
import { type Address, isAddress } from '@musi/domain/address'
import { describe, expect, it } from 'vitest'
import type { Call, Outcome } from '../rpc/call.ts'
import { chainSource } from './chainSource.ts'
import type { Role } from './followedContracts.ts'

const at = (number: number): Address => isAddress(number.toString(16).padStart(40, '0')) || '0x'
const hashOf = (number: number, fork = 0) => `0x${(number * 10 + fork).toString(16).padStart(64, '0')}`
const hexOf = (number: number) => `0x${number.toString(16)}`
const PAIR = at(6)
const KNOWN = new Map<Address, Role>([[PAIR, 'pair']])
const SWAP =
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)'

const swapLog = (block: number, index = 0) => ({
  address: PAIR.toLowerCase(),
  ...eventLog(SWAP, [at(1), 3n, 0n, 0n, 4n, at(2)]),
  blockNumber: hexOf(block),
  blockHash: hashOf(block),
  logIndex: hexOf(index),
  transactionHash: hashOf(block, 5),
})
const header = (block: number, fork = 0) => ({
  number: hexOf(block),
  hash: hashOf(block, fork),
  timestamp: hexOf(1000 + block),
})

type Node = (method: string, params: readonly unknown[]) => unknown

/** A node that answers well, but for what a test makes it answer. */
function sourceOf(
  lie: (call: { method: string; params: readonly unknown[]; count: number }) => unknown = () => undefined,
) {
  const counts = new Map<string, number>()
  const honest: Node = (method, [first]) => {
    if (method === 'eth_chainId') return '0x7a69'
    if (method === 'eth_getLogs') return [swapLog(4), swapLog(5)]
    if (method === 'eth_getTransactionByHash') return { from: at(3).toLowerCase() }
    return header(first === 'latest' ? 9 : Number(first))
  }
  const ask = (calls: readonly Call[]): Promise<readonly Outcome[]> =>
    Promise.resolve(
      calls.map(({ method, params }) => {
        const count = (counts.get(method) ?? 0) + 1
        counts.set(method, count)
        const lied = lie({ method, params: params as readonly unknown[], count })
        if (lied instanceof Error) return { ok: false, error: { code: -32005, message: lied.message } }
        return { ok: true, result: lied === undefined ? honest(method, params as readonly unknown[]) : lied }
      }),
    )
  return chainSource({ ask }, { chainId: 31337, multicall: at(50), isFollowed: () => true })
}

const read = (source: ReturnType<typeof sourceOf>) => source.read({ from: 3, to: 9 }, KNOWN)

describe('what is read of a span', () => {
  it('has the senders and times of its blocks, and the mark of its end', async () => {
    const { rows, end } = await read(sourceOf())
    expect(end).toEqual({ number: 9, hash: hashOf(9), timeSeconds: expect.any(Number) })
    expect(rows.acts.map(({ block, account, timeSeconds }) => [block, account, timeSeconds])).toEqual([
      [4, at(3), 1004],
      [5, at(3), 1005],
    ])
  })

  it('counts a log once that the node repeats, in the order of the chain, and none that was removed', async () => {
    const logs = [swapLog(5), swapLog(4), swapLog(5), { ...swapLog(5, 1), removed: true }]
    const { rows } = await read(sourceOf(({ method }) => (method === 'eth_getLogs' ? logs : undefined)))
    expect(rows.acts.map(({ block }) => block)).toEqual([4, 5])
  })
})

/** Answers of a node that is wrong, late or of another chain: nothing of them may become history (spec: index.whole). */
const LIES: readonly (readonly [string, Parameters<typeof sourceOf>[0]])[] = [
  ['has too many logs for one answer', ({ method }) => (method === 'eth_getLogs' ? new Error('too many') : undefined)],
  ['cuts an answer off', ({ method }) => (method === 'eth_getLogs' ? [{ address: PAIR }] : undefined)],
  ['answers with something that is no list', ({ method }) => (method === 'eth_getLogs' ? null : undefined)],
  ['has logs of blocks that nobody asked for', ({ method }) => (method === 'eth_getLogs' ? [swapLog(12)] : undefined)],
  [
    'has logs of contracts that nobody asked for',
    ({ method }) => (method === 'eth_getLogs' ? [{ ...swapLog(4), address: at(77) }] : undefined),
  ],
  [
    'forgets a block that it has logs of',
    ({ method, params }) => (method === 'eth_getBlockByNumber' && params[0] === '0x4' ? null : undefined),
  ],
  [
    'forgets a transaction that it has logs of',
    ({ method }) => (method === 'eth_getTransactionByHash' ? null : undefined),
  ],
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

it.each(LIES)('nothing is taken from a node that %s', async (_, lie) => {
  await expect(read(sourceOf(lie))).rejects.toThrow(Error)
})
