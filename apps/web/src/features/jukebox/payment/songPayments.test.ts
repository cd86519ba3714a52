import type { Address } from '@musi/domain/address'
import { type Token, amountOf } from '@musi/domain/currency'
import type { Action } from '@musi/domain/transactions/action'
import type { Mined, TransactionRecord } from '@musi/domain/transactions/record'
import { expect, it } from 'vitest'
import { songPayments } from './songPayments.ts'

const ME: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const OTHER: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const SONG = '0x07'
const nova: Token = { kind: 'token', address: OTHER, decimals: 18, symbol: 'NOVA', name: 'Nova' }
const play = (song: `0x${string}` | null = SONG): Action => ({
  kind: 'playSong',
  title: 'Loop',
  cost: amountOf(nova, 5n),
  song,
})

const sent = (change: Partial<TransactionRecord> = {}): TransactionRecord => ({
  id: '0xa1',
  idIs: 'hash',
  from: ME,
  nonce: 1,
  call: null,
  action: play(),
  addedAtMs: 0,
  lastCheckedBlock: null,
  mined: null,
  verified: 'same',
  missing: false,
  ...change,
})
const mined = (status: 'success' | 'failed'): Mined => ({
  receipt: {
    transactionHash: '0xa1',
    transactionIndex: 0,
    blockHash: '0xb1',
    blockNumber: 12,
    from: ME,
    to: OTHER,
    contractAddress: null,
    status,
  },
  call: null,
  confirmedAtMs: 2,
  isFinal: false,
})

const paymentsIn = (...records: readonly TransactionRecord[]) => songPayments(records, { account: ME, song: SONG }, 0)

it.each<[string, TransactionRecord[], 'none' | 'pending' | 'missing']>([
  ['a sent payment is pending until it is mined', [sent()], 'pending'],
  [
    'a play that is one step of a batch is pending too',
    [sent({ action: { kind: 'batch', steps: [{ kind: 'stake' }, play() as never] } })],
    'pending',
  ],
  ['a payment that no node has is missing', [sent({ missing: true })], 'missing'],
  ['a pending payment counts before a missing one', [sent({ missing: true }), sent({ id: '0xa2' })], 'pending'],
  ['a mined payment is not pending', [sent({ mined: mined('success') })], 'none'],
  ['a failed payment is not pending', [sent({ mined: mined('failed') })], 'none'],
  ['a payment by another account does not count', [sent({ from: OTHER })], 'none'],
  ['a payment for another song does not count', [sent({ action: play('0x08') })], 'none'],
  ['a payment recorded without a song does not count', [sent({ action: play(null) })], 'none'],
])('%s (case 98; spec: songs.paid-once)', (_, records, unminedPayment) => {
  expect(paymentsIn(...records).unminedPayment).toBe(unminedPayment)
})

it('the revision changes when a payment is sent, mined or undone', () => {
  const marks = [
    paymentsIn(),
    paymentsIn(sent()),
    paymentsIn(sent({ mined: mined('success') })),
    paymentsIn(sent({ mined: mined('failed') })),
  ]
  expect(new Set(marks.map(({ revision }) => revision)).size).toBe(marks.length)
})
