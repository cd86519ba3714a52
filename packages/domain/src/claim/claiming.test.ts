import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import type { Native } from '../currency.ts'
import type { Action } from '../transactions/action.ts'
import type { Receipt } from '../transactions/receipt.ts'
import type { Mined, TransactionRecord } from '../transactions/record.ts'
import { claimProblem } from './claimProblem.ts'
import { claimProgress } from './claimProgress.ts'

const ME: Address = `0x${'1'.repeat(40)}`
const YOU: Address = `0x${'2'.repeat(40)}`
const ether: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const claim = (recipient: Address): Action => ({
  kind: 'claimAirdrop',
  amount: { currency: ether, raw: 1n },
  recipient,
})
const minedAs = (status: Receipt['status']): Mined => ({
  receipt: {
    transactionHash: '0xa',
    transactionIndex: 0,
    blockHash: '0xb',
    blockNumber: 1,
    from: YOU,
    to: null,
    contractAddress: null,
    status,
  },
  call: null,
  confirmedAtMs: 1,
  isFinal: false,
})
const mined = minedAs('success')
const record = (action: Action, mined: Mined | null): TransactionRecord => ({
  id: '0xa',
  idIs: 'hash',
  from: YOU,
  nonce: null,
  call: null,
  action,
  addedAtMs: 0,
  lastCheckedBlock: null,
  mined,
  verified: 'same',
  missing: false,
})

describe('the states of a claim (spec: claims.progress)', () => {
  it.each([
    ['no claim was sent', [], 'none'],
    ['the claim was sent for another account', [record(claim(YOU), mined)], 'none'],
    ['another transaction was confirmed', [record({ kind: 'stake' }, mined)], 'none'],
    ['the claim is stored without a receipt', [record(claim(ME), null)], 'submitted'],
    ['the claim has a receipt', [record(claim(ME), mined)], 'confirmed'],
    ['the claim failed', [record(claim(ME), minedAs('failed'))], 'none'],
    ['the claim has a receipt without a status', [record(claim(ME), minedAs('unknown'))], 'confirmed'],
    ['a claim is confirmed and a later one pending', [record(claim(ME), mined), record(claim(ME), null)], 'confirmed'],
    ['a claim is pending and a later one confirmed', [record(claim(ME), null), record(claim(ME), mined)], 'confirmed'],
  ] as const)('if %s', (_, records, progress) => {
    expect(claimProgress(records, ME, 0)).toBe(progress)
  })
})

it.each([
  [null, 5n, { kind: 'enterAddress' }],
  [null, null, { kind: 'enterAddress' }],
  [ME, null, { kind: 'loading' }],
  [ME, 0n, { kind: 'noClaim' }],
  [ME, 1n, null],
] as const)(
  'claim button: disabled unless the address is valid and has a claim (spec: claims.button): %s with %s',
  (recipient, amount, problem) => {
    expect(claimProblem(recipient, amount)).toEqual(problem)
  },
)
