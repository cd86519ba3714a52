import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import type { Token } from '../currency.ts'
import { approvalState, hasApprovalBegun, hasPendingApproval } from './approvalState.ts'
import type { Receipt } from './receipt.ts'
import { receiptStatus } from './receipt.ts'
import { type Mined, type SentCall, type TransactionRecord, hashOf } from './record.ts'
import type { Unfinished } from './unfinishedSend.ts'
import { addTransaction, afterChanges, transactionLog } from './transactionLog.ts'
import { transactionPopup } from './transactionPopup.ts'
import { mayDismiss, transactionState } from './transactionState.ts'

const ME: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const ROUTER: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const NOW = 1_800_000_000_000
const HOUR = 3_600_000
const hash = (digit: string) => `0x${digit.repeat(64)}` as const
const token: Token = { kind: 'token', address: ROUTER, decimals: 6, symbol: 'USDC', name: 'USD Coin' }

const approve: SentCall = { to: token.address, data: '0x095ea7b3', value: 0n }
const sent: TransactionRecord = {
  id: hash('a'),
  idIs: 'hash',
  from: ME,
  nonce: 7,
  call: approve,
  action: { kind: 'approve', token, spender: ROUTER, allowed: 5n },
  addedAtMs: NOW,
  lastCheckedBlock: null,
  mined: null,
  verified: 'same',
  missing: false,
}
const minedAs = (digit: string, status: Receipt['status'], call: SentCall | null): Mined => ({
  receipt: {
    transactionHash: hash(digit),
    transactionIndex: 0,
    blockHash: hash('b'),
    blockNumber: 12,
    from: ME,
    to: call?.to ?? null,
    contractAddress: null,
    status,
  },
  call,
  confirmedAtMs: NOW + 1000,
  isFinal: false,
})

/** The record's state, popup and log after `mined` used its nonce. */
function after(mined: Mined, record = sent) {
  const log = afterChanges(transactionLog([record]), [{ kind: 'mined', id: record.id, mined }])
  const now = log.get(record.id) ?? record
  return { state: transactionState(now, NOW), popup: transactionPopup(now), log }
}

describe('adding a transaction', () => {
  const { lastCheckedBlock: _, mined: __, missing: ___, ...newTransaction } = sent

  it('fails without a hash', () => {
    expect(addTransaction(transactionLog([]), { ...newTransaction, id: null }).kind).toBe('noHash')
    expect(addTransaction(transactionLog([]), { ...newTransaction, id: '' }).kind).toBe('noHash')
  })

  it('case 72: fails for an existing transaction and leaves the log unchanged', () => {
    const first = addTransaction(transactionLog([]), newTransaction)
    if (first.kind !== 'added') throw new Error('It is the first.')
    expect(first.log.get(sent.id)).toEqual(sent)
    expect(addTransaction(first.log, newTransaction)).toEqual({ kind: 'exists' })
  })
})

describe('the state of a transaction', () => {
  it('is pending without a receipt', () => {
    expect(transactionState(sent, NOW)).toEqual({ kind: 'pending' })
    expect(transactionPopup(sent)).toBeNull()
  })

  it.each([
    ['success', 'confirmed', { hash: hash('a'), success: true }],
    ['failed', 'failed', { hash: hash('a'), success: false }],
    ['unknown', 'neutral', null],
  ] as const)('with a receipt status %s is %s', (status, kind, popup) => {
    expect(after(minedAs('a', status, approve))).toMatchObject({ state: { kind }, popup })
  })

  it.each([
    [1, 'success'],
    ['0x1', 'success'],
    [1n, 'success'],
    [0, 'failed'],
    ['0x0', 'failed'],
    ['reverted', 'failed'],
    [2, 'failed'],
    [true, 'failed'],
    ['', 'failed'],
    [null, 'unknown'],
    [undefined, 'unknown'],
  ])('case 69: the receipt status %s is read as %s', (value, status) => {
    expect(receiptStatus(value)).toBe(status)
  })
})

describe('a nonce used by another transaction', () => {
  it('case 65: by a speed-up is replaced, with one popup for the mined hash', () => {
    const { state, popup } = after(minedAs('c', 'success', { ...approve }))
    expect(state).toEqual({ kind: 'replaced', by: hash('c'), outcome: 'confirmed' })
    expect(popup).toEqual({ hash: hash('c'), success: true })
  })

  it('case 65: by a speed-up in the log settles both records with the same popup', () => {
    const faster: TransactionRecord = { ...sent, id: hash('c') }
    const mined = minedAs('c', 'success', approve)
    const log = afterChanges(transactionLog([sent, faster]), [{ kind: 'mined', id: faster.id, mined }])
    const all = Array.from(log.values())
    expect(all.map((record) => transactionState(record, NOW).kind)).toEqual(['replaced', 'confirmed'])
    expect(new Set(all.map((record) => transactionPopup(record)?.hash))).toEqual(new Set([hash('c')]))
  })

  it('case 65: by a speed-up that failed is not a success', () => {
    expect(after(minedAs('c', 'failed', approve)).popup).toEqual({ hash: hash('c'), success: false })
  })

  it('case 66: by a transfer to the sender is a cancellation, and the approval is no longer pending', () => {
    const { state, popup, log } = after(minedAs('c', 'success', { to: ME, data: '0x', value: 0n }))
    expect(state).toEqual({ kind: 'cancelled', by: hash('c') })
    expect(popup).toBeNull()
    const approvalRequest = { owner: ME, token: token.address, spender: ROUTER }
    expect(hasPendingApproval([sent], approvalRequest, NOW)).toBe(true)
    expect(hasPendingApproval(log.values(), approvalRequest, NOW)).toBe(false)
    expect(approvalState({ currency: token, raw: 5n }, 0n, false)).toBe('notApproved')
  })

  it.each([
    ['another call', { ...approve, data: '0x1234' as const }],
    ['the same data with another value', { ...approve, value: 1n }],
    ['the same data to another contract', { ...approve, to: ME }],
    ['an unknown call', null],
  ])('case 67: by %s is replaced and never a success', (_what, call) => {
    const { state, popup } = after(minedAs('c', 'success', call))
    expect(state).toEqual({ kind: 'replaced', by: hash('c'), outcome: null })
    expect(popup).toBeNull()
  })

  it('does not affect another sender, another nonce or an unknown nonce', () => {
    const others: TransactionRecord[] = [
      { ...sent, id: hash('1'), from: ROUTER },
      { ...sent, id: hash('2'), nonce: 8 },
      { ...sent, id: hash('3'), nonce: null },
      { ...sent, id: hash('4'), nonce: null },
    ]
    const mined = minedAs('a', 'success', approve)
    const changes = [sent, others[2] ?? sent].map(({ id }) => ({ kind: 'mined' as const, id, mined }))
    const log = afterChanges(transactionLog([sent, ...others]), changes)
    expect(Array.from(log.values(), (record) => record.mined !== null)).toEqual([true, false, false, true, false])
  })
})

describe('a transaction that no node knows', () => {
  const old = { ...sent, addedAtMs: NOW - HOUR - 1, missing: true }

  it('case 68: is dropped after an hour, may be dismissed, and is pending again if a node has it', () => {
    expect(transactionState({ ...sent, missing: true }, NOW).kind).toBe('pending')
    expect(transactionState({ ...old, addedAtMs: NOW - HOUR }, NOW).kind).toBe('pending')
    expect(transactionState(old, NOW).kind).toBe('dropped')
    expect([mayDismiss(old, NOW), mayDismiss(sent, NOW)]).toEqual([true, false])
    const seenAgain = afterChanges(transactionLog([old]), [{ kind: 'checked', id: old.id, block: 9, known: true }])
    expect(transactionState(seenAgain.get(old.id) ?? old, NOW).kind).toBe('pending')
    expect(afterChanges(seenAgain, [{ kind: 'dismissed', id: old.id }]).size).toBe(0)
  })

  it('case 47: stays pending if no node ever knew it, but may be dismissed after an hour', () => {
    const unverified: TransactionRecord = { ...old, verified: 'unknown' }
    expect([transactionState(unverified, NOW).kind, mayDismiss(unverified, NOW)]).toEqual(['pending', true])
  })

  it('cannot be dismissed once it was mined', () => {
    expect(mayDismiss({ ...old, mined: minedAs('a', 'failed', approve) }, NOW)).toBe(false)
  })
})

describe('changes', () => {
  it('store the highest checked block', () => {
    const check = (block: number) => ({ kind: 'checked' as const, id: sent.id, block, known: true })
    const log = afterChanges(transactionLog([sent]), [check(12), check(9)])
    expect(log.get(sent.id)?.lastCheckedBlock).toBe(12)
  })

  it('of a late check do not undo a receipt', () => {
    const { log } = after(minedAs('a', 'success', approve))
    expect(afterChanges(log, [{ kind: 'checked', id: sent.id, block: 99, known: false }])).toEqual(log)
  })

  it('of a second receipt for the same nonce do not undo the first', () => {
    const { log } = after(minedAs('a', 'success', approve))
    expect(afterChanges(log, [{ kind: 'mined', id: sent.id, mined: minedAs('c', 'failed', null) }])).toEqual(log)
  })

  it('of an unknown hash are ignored', () => {
    const log = transactionLog([sent])
    const mined = minedAs('d', 'success', approve)
    expect(afterChanges(log, [{ kind: 'mined', id: hash('d'), mined }])).toEqual(log)
    expect(afterChanges(log, [])).toBe(log)
  })

  it('keep two batches apart that one transaction brings', () => {
    const batch: TransactionRecord = { ...sent, id: 'calls-1', idIs: 'callsId', nonce: null, call: null }
    const other: TransactionRecord = { ...batch, id: 'calls-2' }
    expect(hashOf(batch)).toBe(null)
    const log = afterChanges(transactionLog([batch, other]), [
      { kind: 'mined', id: 'calls-1', mined: minedAs('e', 'success', null) },
      { kind: 'mined', id: 'calls-2', mined: minedAs('e', 'failed', null) },
    ])
    expect([...log.values()].map((record) => [record.id, hashOf(record), transactionState(record, NOW).kind])).toEqual([
      ['calls-1', hash('e'), 'confirmed'],
      ['calls-2', hash('e'), 'failed'],
    ])
  })

  it('confirm a batch that is answered with its receipt', () => {
    const batch: TransactionRecord = { ...sent, id: 'calls-1', idIs: 'callsId', nonce: null, call: null }
    expect(after(minedAs('e', 'success', null), batch).state.kind).toBe('confirmed')
  })

  it('mark a batch that the wallet did not send as lost at once, and as pending if it appears', () => {
    const batch: TransactionRecord = { ...sent, id: 'calls-1', idIs: 'callsId', nonce: null, call: null }
    const check = (known: boolean) => ({ kind: 'checked' as const, id: 'calls-1', block: 9, known })
    const lost = afterChanges(transactionLog([batch]), [check(false)]).get('calls-1') ?? batch
    expect([transactionState(lost, NOW).kind, mayDismiss(lost, NOW)]).toEqual(['unsent', true])
    const seenAgain = afterChanges(transactionLog([lost]), [check(true)]).get('calls-1') ?? lost
    expect([transactionState(seenAgain, NOW).kind, mayDismiss(seenAgain, NOW)]).toEqual(['pending', false])
  })

  it('match a hash in another letter case', () => {
    const upperCaseRecord = { ...sent, id: hash('A') }
    expect(after(minedAs('a', 'success', approve), upperCaseRecord).state.kind).toBe('confirmed')
  })
})

describe('an approval', () => {
  const amount = { currency: token, raw: 5n }
  const approvalRequest = { owner: ME, token: token.address, spender: ROUTER }

  it('is unknown without an allowance, approved if it covers the amount, and otherwise pending or not', () => {
    expect(approvalState(amount, null, true)).toBe('unknown')
    expect(approvalState(amount, 5n, true)).toBe('approved')
    expect(approvalState(amount, 4n, true)).toBe('pending')
    expect(approvalState(amount, 4n, false)).toBe('notApproved')
  })

  it('is never needed for the native currency', () => {
    const native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' } as const
    expect(approvalState({ currency: native, raw: 5n }, null, false)).toBe('approved')
  })

  it.each([
    ['for this owner, token and spender without a receipt', sent, true],
    ['in a batch', { ...sent, action: { kind: 'batch', steps: [{ kind: 'stake' }, sent.action] } }, true],
    ['but not of another owner', { ...sent, from: ROUTER }, false],
    ['but not for another spender', { ...sent, action: { ...sent.action, spender: ME } }, false],
    ['but not for another token', { ...sent, action: { ...sent.action, token: { ...token, address: ME } } }, false],
    ['but not if it is a day old', { ...sent, addedAtMs: NOW - 24 * HOUR }, false],
    ['if it is a little less than a day old', { ...sent, addedAtMs: NOW - 24 * HOUR + 1 }, true],
    ['but not with a receipt', { ...sent, mined: minedAs('a', 'failed', approve) }, false],
    ['but not if it is another kind of transaction', { ...sent, action: { kind: 'stake' } }, false],
  ] as [string, TransactionRecord, boolean][])('may be pending %s', (_what, record, pending) => {
    expect(hasPendingApproval([record], approvalRequest, NOW)).toBe(pending)
  })

  it('is pending until the allowance was read at the block that has its receipt', () => {
    const mined = minedAs('a', 'success', approve)
    const isPendingAt = (readAt: number) => hasPendingApproval([{ ...sent, mined }], approvalRequest, NOW, readAt)
    expect([isPendingAt(mined.receipt.blockNumber - 1), isPendingAt(mined.receipt.blockNumber)]).toEqual([true, false])
  })
})

describe('an approval requested on this screen', () => {
  const approvalRequest = { owner: ME, token: token.address, spender: ROUTER }
  const SINCE = NOW - HOUR
  const minedAt = (confirmedAtMs: number) => ({ ...minedAs('a', 'success', approve), confirmedAtMs })
  const before = { ...sent, addedAtMs: SINCE - 1 }
  it.each([
    ['sent since the token was selected', sent, true],
    ['sent before and still pending', before, true],
    ['sent before and mined since', { ...before, mined: minedAt(SINCE) }, true],
    ['mined before the token was selected', { ...before, mined: minedAt(SINCE - 1) }, false],
    ['of another spender', { ...sent, action: { ...sent.action, spender: ME } }, false],
    ['of another account', { ...sent, from: ROUTER }, false],
    ['still in the wallet', { from: ME, nonce: 7, call: approve, action: sent.action, askedAtMs: SINCE - 1 }, true],
  ] as [string, TransactionRecord | Unfinished, boolean][])('is visible or not: %s', (_what, send, isInSight) => {
    expect(hasApprovalBegun([send], approvalRequest, SINCE)).toBe(isInSight)
  })
})
