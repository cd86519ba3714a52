import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { type Address, parseAddress } from '@musi/domain/address'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import { type TransactionLog, afterChanges, transactionLog } from '@musi/domain/transactions/transactionLog'
import { type TransactionState, transactionState } from '@musi/domain/transactions/transactionState'
import { isUnderWatch } from '@musi/domain/transactions/receiptCadence'
import { numberToHex } from 'viem'
import { afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { receiptChecks } from './receiptChecks.ts'
import { recheckReceipts } from './recheckReceipts.ts'
import { latestBlockNumber } from '../requests/blocks/latestBlockNumber.ts'
import { unfinishedSend } from './unfinishedSend.ts'

const NOW = 1_800_000_000_000
const SOMEBODY: Address = parseAddress('0x00000000000000000000000000000000000000c2') ?? '0x'

let chain: TestChain
let me: Address
let log: TransactionLog

beforeAll(async () => {
  chain = await testChain({ holds: 'nothing' })
  me = chain.accounts[0]?.address ?? '0x'
})
beforeEach(async () => {
  await chain.snapshot()
  await chain.request('evm_setAutomine', [false])
  log = transactionLog([])
})
afterEach(async () => {
  await chain.revert()
})

type TransactionOptions = { to?: Address; value?: bigint; nonce?: number; tip?: bigint; gas?: bigint }

/** Sends a transaction of ours to the node, and returns its hash. */
async function sendTransaction({
  to = SOMEBODY,
  value = 5n,
  nonce,
  tip = 1n,
  gas = 21_000n,
}: TransactionOptions = {}): Promise<string> {
  const fee = { maxPriorityFeePerGas: numberToHex(tip * 10n ** 9n), maxFeePerGas: numberToHex(tip * 10n ** 11n) }
  const place = nonce === undefined ? {} : { nonce: numberToHex(nonce) }
  const call = { from: me, to, value: numberToHex(value), gas: numberToHex(gas), ...fee, ...place }
  return String(await chain.request('eth_sendTransaction', [call]))
}

const nextNonce = async () => Number(await chain.request('eth_getTransactionCount', [me, 'pending']))
const mineBlocks = (blocks = 1) => chain.request('anvil_mine', [numberToHex(blocks)])

/** Stores the record that `send` would write. */
function storeRecord(id: string, nonce: number | null, more: Partial<TransactionRecord> = {}): TransactionRecord {
  const record: TransactionRecord = {
    id,
    idIs: 'hash',
    from: me,
    nonce,
    call: { to: SOMEBODY, data: '0x', value: 5n },
    action: { kind: 'stake' },
    addedAtMs: NOW,
    lastCheckedBlock: null,
    mined: null,
    verified: 'same',
    missing: false,
    ...more,
  }
  log = new Map(log).set(id, record)
  return record
}

/** Runs the page's checks of one block. */
async function runChecks(nowMs = NOW): Promise<void> {
  const now = { block: await latestBlockNumber(chain.request), nowMs }
  const due = [...log.values()].filter(({ mined }) => mined === null)
  const watched = [...log.values()].filter(isUnderWatch)
  const changes = await Promise.all([
    receiptChecks(chain.request, due, now),
    recheckReceipts(chain.request, watched, nowMs),
  ])
  log = afterChanges(log, changes.flat())
}

function stateOf(id: string, nowMs = NOW): TransactionState {
  const record = log.get(id)
  if (record === undefined) throw new Error('There is no such record.')
  return transactionState(record, nowMs)
}

describe('the state of a transaction', () => {
  it('is pending until a block includes it, then done', async () => {
    const nonce = await nextNonce()
    const id = await sendTransaction()
    storeRecord(id, nonce)
    await runChecks()
    expect([stateOf(id).kind, log.get(id)?.missing]).toEqual(['pending', false])
    await mineBlocks()
    await runChecks()
    expect(stateOf(id).kind).toBe('confirmed')
    expect(log.get(id)?.mined?.call).toEqual({ to: SOMEBODY, data: '0x', value: 5n })
  })

  it('case 65: is replaced under the old hash by a speed-up with the same call', async () => {
    const nonce = await nextNonce()
    const id = await sendTransaction()
    storeRecord(id, nonce)
    const faster = await sendTransaction({ nonce, tip: 9n })
    await mineBlocks(3)
    await runChecks()
    expect(stateOf(id)).toEqual({ kind: 'replaced', by: faster, outcome: 'confirmed' })
  })

  it('case 66: is cancelled if a transfer to oneself took its place', async () => {
    const nonce = await nextNonce()
    const id = await sendTransaction()
    storeRecord(id, nonce)
    const by = await sendTransaction({ nonce, to: me, value: 0n, tip: 9n })
    await mineBlocks()
    await runChecks()
    expect(stateOf(id)).toEqual({ kind: 'cancelled', by })
  })

  it('case 67: is not a success if a different transaction sent from elsewhere used its nonce', async () => {
    const nonce = await nextNonce()
    const id = await sendTransaction()
    storeRecord(id, nonce)
    const by = await sendTransaction({ nonce, value: 77n, tip: 9n })
    await mineBlocks(40)
    await runChecks()
    expect(stateOf(id)).toEqual({ kind: 'replaced', by, outcome: null })
  })

  it('case 68: is dropped after an hour if no node knows it, and comes back if it is mined after all', async () => {
    const nonce = await nextNonce()
    const id = await sendTransaction()
    storeRecord(id, nonce)
    await chain.request('anvil_dropTransaction', [id])
    await mineBlocks()
    await runChecks()
    expect(stateOf(id).kind).toBe('pending')
    const later = NOW + 61 * 60_000
    expect(stateOf(id, later).kind).toBe('dropped')
    expect(await sendTransaction({ nonce })).toBe(id)
    await mineBlocks()
    await runChecks(later)
    expect(stateOf(id, later).kind).toBe('confirmed')
  })

  it('case 39: is compared with the request as soon as a node knows its hash', async () => {
    const nonce = await nextNonce()
    const unlike = await sendTransaction({ value: 6n })
    const like = await sendTransaction({ nonce: nonce + 1 })
    storeRecord(unlike, nonce, { verified: 'unknown' })
    // The wallet used a later nonce than predicted.
    storeRecord(like, nonce, { verified: 'unknown' })
    await runChecks()
    expect(stateOf(unlike).kind).toBe('mismatch')
    expect([stateOf(like).kind, log.get(like)?.nonce]).toEqual(['pending', nonce + 1])
  })

  it('is not replaced by an unrelated transaction because of a predicted nonce', async () => {
    const nonce = await nextNonce()
    await sendTransaction({ value: 9n })
    const id = `0x${'1'.repeat(64)}`
    storeRecord(id, nonce, { verified: 'unknown' })
    await mineBlocks()
    await runChecks()
    expect(stateOf(id).kind).toBe('pending')
  })

  it('is found by a search through the blocks of a node without old states', async () => {
    const nonce = await nextNonce()
    const id = await sendTransaction()
    const record = storeRecord(id, nonce)
    const by = await sendTransaction({ nonce, value: 77n, tip: 9n })
    await mineBlocks(30)
    const nodeWithoutOldStates: typeof chain.request = (method, params) =>
      method === 'eth_getTransactionCount' && params?.[1] !== 'latest'
        ? Promise.reject(new Error('missing trie node'))
        : chain.request(method, params)
    const now = { block: await latestBlockNumber(chain.request), nowMs: NOW }
    log = afterChanges(log, await receiptChecks(nodeWithoutOldStates, [record], now))
    expect(stateOf(id)).toEqual({ kind: 'replaced', by, outcome: null })
  })

  it('is unchanged by a request without an answer', async () => {
    const record = storeRecord(`0x${'1'.repeat(64)}`, 0)
    const silentNode = () => Promise.reject(new Error('no answer'))
    expect(await receiptChecks(silentNode, [record], { block: 1, nowMs: NOW })).toEqual([])
  })
})

describe('a reorganisation', () => {
  it.each([1, 3, 32])('case 61: of depth %s removes the receipt, which comes again in another block', async (depth) => {
    await mineBlocks(2)
    const nonce = await nextNonce()
    const id = await sendTransaction()
    storeRecord(id, nonce)
    await mineBlocks(depth)
    await runChecks()
    const before = log.get(id)?.mined?.receipt
    expect(stateOf(id).kind).toBe('confirmed')
    await chain.request('anvil_reorg', [depth, []])
    await runChecks()
    expect(stateOf(id).kind).toBe('pending')
    expect(await sendTransaction({ nonce })).toBe(id)
    await mineBlocks()
    await runChecks()
    expect(stateOf(id).kind).toBe('confirmed')
    expect(log.get(id)?.mined?.receipt.blockHash).not.toBe(before?.blockHash)
  })

  it('case 61: turns a transaction into a failed one if it fails in its new block', async () => {
    const id = await sendTransaction()
    storeRecord(id, (await nextNonce()) - 1)
    await mineBlocks()
    await runChecks()
    const failingNode: typeof chain.request = async (method, params) => {
      const answer = await chain.request(method, params)
      if (method === 'eth_getTransactionReceipt') return { ...(answer as object), status: '0x0', blockHash: '0x12' }
      if (method === 'eth_getBlockByNumber' && params?.[0] !== 'finalized')
        return { ...(answer as object), hash: '0x12' }
      return answer
    }
    log = afterChanges(log, await recheckReceipts(failingNode, [...log.values()], NOW))
    expect(stateOf(id).kind).toBe('failed')
  })

  it('case 61: is not assumed if a lagging node has no receipt', async () => {
    const id = await sendTransaction()
    storeRecord(id, (await nextNonce()) - 1)
    await mineBlocks()
    await runChecks()
    const laggingNode: typeof chain.request = async (method, params) =>
      method === 'eth_getBlockByNumber' ? null : chain.request(method, params)
    expect(await recheckReceipts(laggingNode, [...log.values()], NOW)).toEqual([])
  })
})

test('case 61: a receipt of a finalized block is no longer requested, because no reorganisation can change it', async () => {
  const ownChain = await testChain({ holds: 'nothing', flags: ['--slots-in-an-epoch', '1'] })
  const id = await ownChain.request('eth_sendTransaction', [{ from: me, to: SOMEBODY, value: '0x5' }])
  await ownChain.request('evm_mine')
  storeRecord(String(id), null)
  const now = async () => ({ block: await latestBlockNumber(ownChain.request), nowMs: NOW })
  log = afterChanges(log, await receiptChecks(ownChain.request, [...log.values()], await now()))
  const checkReceipts = () => recheckReceipts(ownChain.request, [...log.values()].filter(isUnderWatch), NOW)
  expect(await checkReceipts()).toEqual([])
  await ownChain.request('anvil_mine', ['0x3'])
  log = afterChanges(log, await checkReceipts())
  expect([...log.values()].filter(isUnderWatch)).toEqual([])
  await ownChain.stop()
})

describe('case 71: a page that was left before the wallet answered', () => {
  const unfinishedSendAt = (nonce: number) =>
    ({
      from: me,
      nonce,
      call: { to: SOMEBODY, data: '0x', value: 5n },
      action: { kind: 'stake' },
      askedAtMs: NOW,
    }) as const

  it.each(['is pending', 'is in a block'])('finds its transaction when it %s', async (state) => {
    const nonce = await nextNonce()
    await sendTransaction({ value: 1n })
    const hash = await sendTransaction()
    if (state !== 'is pending') await mineBlocks(3)
    const outcome = await unfinishedSend(chain.request, unfinishedSendAt(nonce), await latestBlockNumber(chain.request))
    expect(outcome).toMatchObject({ kind: 'sent', seen: { hash, nonce: nonce + 1 } })
  })

  it('finds nothing if nothing was sent, or something else', async () => {
    const nonce = await nextNonce()
    await sendTransaction({ value: 1n })
    await mineBlocks()
    const outcome = await unfinishedSend(chain.request, unfinishedSendAt(nonce), await latestBlockNumber(chain.request))
    expect(outcome).toEqual({ kind: 'notSent' })
  })
})
