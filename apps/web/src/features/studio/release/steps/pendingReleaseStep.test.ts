import { type Address, parseAddress } from '@musi/domain/address'
import type { Action } from '@musi/domain/transactions/action'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import { expect, it } from 'vitest'
import { pendingReleaseStep } from './pendingReleaseStep.ts'

const addressOf = (digit: string) => parseAddress(`0x${digit.repeat(40)}`) as Address
const ada = addressOf('1')
const other = addressOf('2')
const NOW = 1_000_000
const record = (action: object, minedIn: number | null, from = ada, status = 'success'): TransactionRecord =>
  ({
    id: '0x1',
    idIs: 'hash',
    from,
    nonce: 1,
    call: null,
    action: action as Action,
    addedAtMs: NOW - 5000,
    lastCheckedBlock: null,
    verified: 'same',
    missing: false,
    mined: minedIn === null ? null : { receipt: { transactionHash: '0x1', status, blockNumber: minedIn }, call: null },
  }) as unknown as TransactionRecord

const OPEN = { kind: 'openCollection', name: 'Night Drives', symbol: 'NIGHT' }
const MAKE = { kind: 'mintDrop', title: 'Blue Hour' }
const context = (readAtBlock: number | null) => ({
  account: ada,
  name: 'Blue Hour',
  collectionName: 'Night Drives',
  nowMs: NOW,
  readAtBlock,
})

it.each<[string, TransactionRecord, number | null, ReturnType<typeof pendingReleaseStep>]>([
  ['waits for its block', record(OPEN, null), 9, 'open'],
  ['waits for its block', record(MAKE, null), 9, 'make'],
  ['is in a block that was not read yet', record(MAKE, 10), 9, 'make'],
  ['is in a block before any block was read', record(MAKE, 10), null, 'make'],
  ['is in a block that was read', record(MAKE, 9), 9, null],
  ['has failed', record(MAKE, 10, ada, 'failed'), 9, null],
  ['is from another account', record(MAKE, null, other), 9, null],
  ['makes another piece', record({ ...MAKE, title: 'Red Hour' }, null), 9, null],
])(
  'the pending step of a release is known if its transaction %s (%#) (spec: release.resumed)',
  (_, sent, read, step) => {
    expect(pendingReleaseStep([sent], context(read))).toBe(step)
  },
)
