import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import {
  savedTransactionsText,
  type SavedTransactions,
  NO_TRANSACTIONS,
  readSavedTransactions,
  withOwnAdditions,
} from './savedTransactions.ts'
import type { Mined, TransactionRecord } from './record.ts'
import { isUnderWatch } from './receiptCadence.ts'
import { addTransaction, afterChanges, transactionLog } from './transactionLog.ts'
import { transactionState } from './transactionState.ts'
import type { Unfinished, UnfinishedSend } from './unfinishedSend.ts'

const ME: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const hash = (digit: string) => `0x${digit.repeat(64)}` as const

const record = (digit: string, nonce = 1): TransactionRecord => ({
  id: hash(digit),
  idIs: 'hash',
  from: ME,
  nonce,
  call: { to: ME, data: '0x', value: 5n },
  action: { kind: 'stake' },
  addedAtMs: 1,
  lastCheckedBlock: 7,
  mined: null,
  verified: 'same',
  missing: false,
})
const minedAs = (digit: string, status: 'success' | 'failed' = 'success'): Mined => ({
  receipt: {
    transactionHash: hash(digit),
    transactionIndex: 0,
    blockHash: hash('b'),
    blockNumber: 12,
    from: ME,
    to: ME,
    contractAddress: null,
    status,
  },
  call: { to: ME, data: '0x', value: 5n },
  confirmedAtMs: 2,
  isFinal: false,
})
const sendWithNonce = (nonce: number): UnfinishedSend => ({
  from: ME,
  nonce,
  call: { to: ME, data: '0x', value: 5n },
  action: { kind: 'stake' },
  askedAtMs: 3,
})
const keptOf = (records: readonly TransactionRecord[], unfinished: readonly Unfinished[] = []): SavedTransactions => ({
  log: transactionLog(records),
  unfinished,
})

describe('the stored transactions', () => {
  it('are restored with unanswered wallet requests', () => {
    const batch = { from: ME, callsId: '0x12', action: { kind: 'stake' }, askedAtMs: 3 } as const
    const all = keptOf([record('a'), record('c', 2)], [sendWithNonce(3), batch])
    expect(readSavedTransactions(JSON.parse(savedTransactionsText(all)))).toEqual({ transactions: all, damaged: false })
  })

  it('of an earlier version may contain a play without its song', () => {
    const stored = { ...JSON.parse(savedTransactionsText(keptOf([record('a')]))).records[0] }
    const cost = { currency: { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }, raw: '5' }
    const { transactions, damaged } = readSavedTransactions({
      records: [{ ...stored, action: { kind: 'playSong', title: 'Loop', cost } }],
      unfinished: [],
    })
    expect(damaged).toBe(false)
    expect([...transactions.log.values()].map(({ action }) => action)).toMatchObject([{ kind: 'playSong', song: null }])
  })

  it.each([null, 5, 'x', [], {}, { records: [] }, { records: 5, unfinished: [] }, { records: [{}], unfinished: [] }])(
    'case 102: are empty and damaged if stored as %j',
    (stored) => {
      expect(readSavedTransactions(stored)).toEqual({ transactions: NO_TRANSACTIONS, damaged: true })
    },
  )

  it('case 102: lose only damaged records and sends', () => {
    const { records, unfinished } = JSON.parse(savedTransactionsText(keptOf([record('a')], [sendWithNonce(3)])))
    const stored = { records: [...records, { __proto__: null }], unfinished: [...unfinished, 7] }
    expect(readSavedTransactions(stored)).toEqual({
      transactions: keptOf([record('a')], [sendWithNonce(3)]),
      damaged: true,
    })
  })
})

describe('case 102: two tabs that write at the same time', () => {
  it('keep the additions of both', () => {
    const own = keptOf([record('a')], [sendWithNonce(3)])
    expect(withOwnAdditions(keptOf([record('c', 2)], [sendWithNonce(4)]), NO_TRANSACTIONS, own)).toEqual(
      keptOf([record('c', 2), record('a')], [sendWithNonce(4), sendWithNonce(3)]),
    )
  })

  it('remove what either removed', () => {
    const own = keptOf([record('a'), record('c', 2)], [sendWithNonce(3)])
    const stored = keptOf([record('c', 2)])
    expect(withOwnAdditions(stored, own, own)).toBe(stored)
  })
})

describe('case 61: a receipt', () => {
  const mined = afterChanges(transactionLog([record('a'), record('c')]), [
    { kind: 'mined', id: hash('a'), mined: minedAs('a') },
  ])
  const stateOf = (log: typeof mined, digit: string) => {
    const settledRecord = log.get(hash(digit))
    return settledRecord === undefined ? null : transactionState(settledRecord, 9)
  }

  it('that vanishes unsettles every record it had settled', () => {
    const log = afterChanges(mined, [{ kind: 'unmined', id: hash('c') }])
    expect([...log.values()]).toEqual([record('a'), record('c')].map((one) => ({ ...one, lastCheckedBlock: null })))
  })

  it('that fails in another block also fails the transaction it had sped up', () => {
    const log = afterChanges(mined, [{ kind: 'moved', id: hash('a'), mined: minedAs('a', 'failed') }])
    expect(stateOf(log, 'a')).toEqual({ kind: 'failed' })
    expect(stateOf(log, 'c')).toEqual({ kind: 'replaced', by: hash('a'), outcome: 'failed' })
  })

  it('that is final is never checked or changed again', () => {
    const log = afterChanges(mined, [{ kind: 'final', id: hash('a') }])
    expect([...log.values()].map(isUnderWatch)).toEqual([false, true])
    expect(afterChanges(log, [{ kind: 'unmined', id: hash('a') }]).get(hash('a'))?.mined?.isFinal).toBe(true)
  })
})

it('case 39: a record of a different transaction is a mismatch, whatever its outcome', () => {
  const log = afterChanges(transactionLog([record('a')]), [
    { kind: 'verified', id: hash('a'), verified: 'other', nonce: 5 },
    { kind: 'mined', id: hash('a'), mined: minedAs('a') },
  ])
  const settledRecord = log.get(hash('a'))
  expect(settledRecord?.nonce).toBe(5)
  expect(settledRecord && transactionState(settledRecord, 9)).toEqual({ kind: 'mismatch' })
})

it('a thousand transactions are stored; the oldest finished one is evicted, never a pending one', () => {
  const RECORDS = Array.from({ length: 1000 }, (_, at) => ({ ...record('a', at), id: `0x${at}`, addedAtMs: at }))
  const done = (at: number) => ({
    ...RECORDS[at],
    ...record('a', at),
    id: `0x${at}`,
    addedAtMs: at,
    mined: minedAs('a'),
  })
  const log = transactionLog(RECORDS.with(500, done(500)).with(400, done(400)))
  const { lastCheckedBlock: _, mined: __, missing: ___, ...newRecord } = record('c', 2000)
  const added = addTransaction(log, newRecord)
  const ids = added.kind === 'added' ? [...added.log.keys()] : []
  expect([ids.length, ids.includes('0x400'), ids.includes('0x500'), ids.includes('0x0')]).toEqual([
    1000,
    false,
    true,
    true,
  ])
  expect(addTransaction(transactionLog(RECORDS), newRecord)).toMatchObject({ kind: 'added', log: { size: 1001 } })
})
