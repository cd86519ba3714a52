import { type Address, parseAddress } from '@musi/domain/address'
import type { Action } from '@musi/domain/transactions/action'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import { expect, it } from 'vitest'
import { underWay } from './underWay.ts'

const [ada, other] = ['1', '2'].map((digit) => parseAddress(`0x${digit.repeat(40)}`) as Address) as [Address, Address]
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
const around = (readAtBlock: number | null) => ({
  account: ada,
  name: 'Blue Hour',
  collectionName: 'Night Drives',
  nowMs: NOW,
  readAtBlock,
})

it.each<[string, TransactionRecord, number | null, ReturnType<typeof underWay>]>([
  ['waits for its block', record(OPEN, null), 9, 'open'],
  ['waits for its block', record(MAKE, null), 9, 'make'],
  ['is in a block that was not read yet', record(MAKE, 10), 9, 'make'],
  ['is in a block, and nothing was read yet', record(MAKE, 10), null, 'make'],
  ['is in a block that was read', record(MAKE, 9), 9, null],
  ['has failed', record(MAKE, 10, ada, 'failed'), 9, null],
  ['is of somebody else', record(MAKE, null, other), 9, null],
  ['makes another piece', record({ ...MAKE, title: 'Red Hour' }, null), 9, null],
])(
  'a sent transaction that %s (%#) resumes the release at its step, if that can be told (spec: release.resumed)',
  (_, sent, read, step) => {
    expect(underWay([sent], around(read))).toBe(step)
  },
)
