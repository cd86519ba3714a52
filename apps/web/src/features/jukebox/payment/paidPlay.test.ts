import { expect, it } from 'vitest'
import type { OpenBy } from '#platform/session/player/soundAddress.ts'
import { type Look, type PaidPlay, paidPlay } from './paidPlay.ts'

const said = (by: OpenBy['by'], more: object = {}): Look => ({ by, endsAtSeconds: null, isAwaited: false, ...more })

it.each<[string, Look, 'none' | 'pending' | 'missing', PaidPlay]>([
  ['nothing opens it', said(null), 'none', { kind: 'none' }],
  ['a play waits', said('play'), 'none', { kind: 'open', endsAtSeconds: null }],
  ['a play has begun', said('play', { endsAtSeconds: 7 }), 'none', { kind: 'open', endsAtSeconds: 7 }],
  ['a payment from another browser is not final', said(null, { isAwaited: true }), 'none', { kind: 'awaited' }],
  ['the payment is on its way', said(null), 'pending', { kind: 'awaited' }],
  ['the payment was undone, and the server has not seen that yet', said('play'), 'pending', { kind: 'awaited' }],
  ['the payment is on its way, and nobody is signed in', 'unasked', 'pending', { kind: 'awaited' }],
  ['the payment is on its way, and the server is away', 'away', 'pending', { kind: 'awaited' }],
  [
    'what the account holds opens it, whatever is on its way',
    said('key'),
    'pending',
    { kind: 'open', endsAtSeconds: null },
  ],
  ['the server has not answered', 'looking', 'none', { kind: 'looking' }],
  ['the server cannot be asked', 'away', 'none', { kind: 'away' }],
  ['no node has the payment', said(null), 'missing', { kind: 'lost' }],
  ['no node has a payment, and another waits', said('play'), 'missing', { kind: 'open', endsAtSeconds: null }],
  ['nobody is signed in', 'unasked', 'none', { kind: 'none' }],
])('the slot names the state of a payment: %s (case 98; spec: songs.paid-once)', (_, look, waiting, expected) => {
  expect(paidPlay(look, { waiting })).toEqual(expected)
})
