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

const of = (...records: readonly TransactionRecord[]) => songPayments(records, { account: ME, song: SONG }, 0)

it.each<[string, TransactionRecord[], 'none' | 'pending' | 'missing']>([
  ['what was sent and is not mined waits', [sent()], 'pending'],
  [
    'so does one step of a batch',
    [sent({ action: { kind: 'batch', steps: [{ kind: 'stake' }, play() as never] } })],
    'pending',
  ],
  ['what no node has is missing', [sent({ missing: true })], 'missing'],
  [
    'one that waits counts for more than one that is missing',
    [sent({ missing: true }), sent({ id: '0xa2' })],
    'pending',
  ],
  ['what is mined waits no more', [sent({ mined: mined('success') })], 'none'],
  ['nor what has failed', [sent({ mined: mined('failed') })], 'none'],
  ['what another account paid is another’s', [sent({ from: OTHER })], 'none'],
  ['another song is another song', [sent({ action: play('0x08') })], 'none'],
  ['one that was written down without its song is of none', [sent({ action: play(null) })], 'none'],
])('%s (case 98; spec: songs.paid-once)', (_, records, waiting) => {
  expect(of(...records).waiting).toBe(waiting)
})

it('the mark changes when a payment is sent, mined or undone', () => {
  const marks = [of(), of(sent()), of(sent({ mined: mined('success') })), of(sent({ mined: mined('failed') }))]
  expect(new Set(marks.map(({ mark }) => mark)).size).toBe(marks.length)
})
