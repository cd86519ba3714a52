import { expect, it } from 'vitest'
import type { OpenBy } from '#platform/session/player/soundAddress.ts'
import { type PlayAccessAnswer, type PaymentStatus, paymentStatus } from './paymentStatus.ts'

const answerOf = (by: OpenBy['by'], more: object = {}): PlayAccessAnswer => ({
  by,
  endsAtSeconds: null,
  isAwaited: false,
  ...more,
})

it.each<[string, PlayAccessAnswer, 'none' | 'pending' | 'missing', PaymentStatus]>([
  ['nothing opens it', answerOf(null), 'none', { kind: 'none' }],
  ['a paid play has not begun', answerOf('play'), 'none', { kind: 'open', endsAtSeconds: null }],
  ['a play has begun', answerOf('play', { endsAtSeconds: 7 }), 'none', { kind: 'open', endsAtSeconds: 7 }],
  ['a payment from another browser is not final', answerOf(null, { isAwaited: true }), 'none', { kind: 'awaited' }],
  ['the payment is pending', answerOf(null), 'pending', { kind: 'awaited' }],
  ['the payment was undone, and the server has not seen that yet', answerOf('play'), 'pending', { kind: 'awaited' }],
  ['the payment is pending without a sign-in', 'notAsked', 'pending', { kind: 'awaited' }],
  ['the payment is pending and the server is unreachable', 'away', 'pending', { kind: 'awaited' }],
  [
    'the holdings of the account open the song while a payment is pending',
    answerOf('key'),
    'pending',
    { kind: 'open', endsAtSeconds: null },
  ],
  ['the server has not answered', 'looking', 'none', { kind: 'looking' }],
  ['the server cannot be asked', 'away', 'none', { kind: 'away' }],
  ['no node has the payment', answerOf(null), 'missing', { kind: 'lost' }],
  [
    'no node has a payment, and another play is paid',
    answerOf('play'),
    'missing',
    { kind: 'open', endsAtSeconds: null },
  ],
  ['nobody is signed in', 'notAsked', 'none', { kind: 'none' }],
])('a payment has the right state if %s (case 98; spec: songs.paid-once)', (_, look, unminedPayment, expected) => {
  expect(paymentStatus(look, { unminedPayment })).toEqual(expected)
})
