import { describe, expect, it } from 'vitest'
import type { TransactionRecord } from './record.ts'
import { dueReceipts, isReceiptDue, MAX_PER_BLOCK } from './receiptCadence.ts'
import { pendingCount, recentTransactions } from './recentTransactions.ts'
import { afterChanges, transactionLog } from './transactionLog.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000
const sent = (at: number, more: Partial<TransactionRecord> = {}): TransactionRecord => ({
  id: `0x${at.toString(16).padStart(64, '0')}`,
  idIs: 'hash',
  from: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  nonce: at,
  call: null,
  action: { kind: 'stake' },
  addedAtMs: NOW,
  lastCheckedBlock: null,
  mined: null,
  verified: 'same',
  missing: false,
  ...more,
})
const mined = (record: TransactionRecord): TransactionRecord => ({
  ...record,
  mined: {
    receipt: {
      transactionHash: record.id as `0x${string}`,
      transactionIndex: 0,
      blockHash: '0x12',
      blockNumber: 1,
      from: record.from,
      to: null,
      contractAddress: null,
      status: 'success',
    },
    call: null,
    confirmedAtMs: NOW,
    isFinal: false,
  },
})
const due = (ageMs: number, lastCheckedBlock: number | null, block: number) =>
  isReceiptDue(sent(1, { addedAtMs: NOW - ageMs, lastCheckedBlock }), NOW, block)

describe('checking for a receipt', () => {
  it('is not done for a transaction with a receipt', () => {
    expect(isReceiptDue(mined(sent(1)), NOW, 999)).toBe(false)
  })

  it.each([0, 6 * MINUTE, 61 * MINUTE])('is done for a never checked transaction of %s ms', (ageMs) => {
    expect(due(ageMs, null, 5)).toBe(true)
  })

  it.each([
    ['is done every block', 0, 1],
    ['is done every block up to five minutes', 5 * MINUTE, 1],
    ['is done every third block over five minutes', 5 * MINUTE + 1, 3],
    ['is done every third block up to an hour', 60 * MINUTE, 3],
    ['case 68: is done every tenth block over an hour', 60 * MINUTE + 1, 10],
    ['case 68: is done every tenth block after a month', 30 * 24 * 60 * MINUTE, 10],
  ])('%s', (_rule, ageMs, blocks) => {
    expect(due(ageMs, 100, 100)).toBe(false)
    expect(due(ageMs, 100, 100 + blocks - 1)).toBe(false)
    expect(due(ageMs, 100, 100 + blocks)).toBe(true)
  })

  it('is not done at a block older than the last check', () => {
    expect(due(0, 100, 99)).toBe(false)
  })
})

describe('many transactions', () => {
  it('case 70: are checked in turn, at most one batch per block', () => {
    let log = transactionLog(Array.from({ length: 1000 }, (_, at) => sent(at)))
    const checkedIds = new Set<string>()
    for (let block = 1; block <= 1000 / MAX_PER_BLOCK; block += 1) {
      const now = dueReceipts(log.values(), NOW, block)
      expect(now.length).toBe(MAX_PER_BLOCK)
      for (const { id } of now) checkedIds.add(id)
      log = afterChanges(
        log,
        now.map(({ id }) => ({ kind: 'checked', id, block, known: true })),
      )
    }
    expect(checkedIds.size).toBe(1000)
  })

  it('case 70: are checked in order of their last check, never checked ones first', () => {
    const late = Array.from({ length: 100 }, (_, at) => sent(at, { lastCheckedBlock: 500 - at }))
    const neverChecked = sent(100)
    const first = sent(101, { lastCheckedBlock: 0 })
    const dueNonces = dueReceipts([...late, first, neverChecked], NOW, 1000).map(({ nonce }) => nonce)
    expect(dueNonces.slice(0, 3)).toEqual([100, 101, 99])
    expect(dueNonces).toHaveLength(MAX_PER_BLOCK)
    expect(dueNonces).not.toContain(0)
    expect(dueNonces).not.toContain(1)
  })

  it('are checked only if they are due', () => {
    const records = [sent(1), mined(sent(2)), sent(3, { lastCheckedBlock: 7 })]
    expect(dueReceipts(records, NOW, 7).map(({ nonce }) => nonce)).toEqual([1])
  })
})

describe('the recent list', () => {
  const day = 24 * 60 * MINUTE
  const records = [
    sent(1, { addedAtMs: NOW - 3 }),
    mined(sent(2, { addedAtMs: NOW - 2 })),
    sent(3, { addedAtMs: NOW - 1 }),
    mined(sent(4, { addedAtMs: NOW - 4 })),
    sent(5, { addedAtMs: NOW - day }),
    sent(6, { addedAtMs: NOW - day + 1 }),
    sent(7, { addedAtMs: NOW - 2 * 60 * MINUTE, missing: true }),
  ]
  const nonces = (list: readonly TransactionRecord[]) => list.map(({ nonce }) => nonce)

  it('has the pending and the finished transactions of the last 24 hours, each newest first', () => {
    const { pending, finished } = recentTransactions(records, NOW)
    expect(nonces(pending)).toEqual([3, 1, 7, 6])
    expect(nonces(finished)).toEqual([2, 4])
  })

  it('counts recent unconfirmed transactions, without dropped ones, as pending', () => {
    expect(pendingCount(records, NOW)).toBe(3)
    expect(pendingCount([], NOW)).toBe(0)
  })
})
