import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import { type SeenTransaction, sendOutcome, type UnfinishedSend } from './unfinishedSend.ts'

const ME: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const OTHER: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const call = { to: OTHER, data: '0xd0e30db0', value: 5n } as const
const SEND: UnfinishedSend = { from: ME, nonce: 7, call, action: { kind: 'stake' }, askedAtMs: 0 }
const seenTransaction = (more: Partial<SeenTransaction> = {}): SeenTransaction => ({
  hash: '0x1',
  from: ME,
  nonce: 7,
  call: { ...call, data: '0xD0E30DB0' },
  ...more,
})

describe('case 71: a send without a returned hash', () => {
  it('is found by its nonce or a later one', () => {
    const later = seenTransaction({ hash: '0x2', nonce: 9 })
    expect(sendOutcome(SEND, [later, seenTransaction()])).toEqual({ kind: 'sent', seen: seenTransaction() })
    expect(sendOutcome(SEND, [later])).toEqual({ kind: 'sent', seen: later })
  })

  it.each([
    ['there is no transaction', []],
    ['an earlier transaction made the same call', [seenTransaction({ nonce: 6 })]],
    ['another sender made the same call', [seenTransaction({ from: OTHER })]],
    ['the nonce was used for another call', [seenTransaction({ call: { ...call, value: 6n } })]],
  ])('was not sent if %s', (_what, transactions) => {
    expect(sendOutcome(SEND, transactions)).toEqual({ kind: 'notSent' })
  })
})
