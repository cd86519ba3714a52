import { expect, it } from 'vitest'
import type { ApprovalPlan } from '#platform/session/approval/approvalPlan.ts'
import type { RehearsalState } from '#platform/session/review/useRehearsal.ts'
import { type PayFacts, payStep } from './payStep.ts'

const PASSED: RehearsalState = { kind: 'moved', moved: { paid: [], got: [] } }
const FAILED: RehearsalState = { kind: 'problem', text: 'It reverts.', blocks: false }
const ready: PayFacts = {
  hasChanged: false,
  isOutdated: false,
  isSignedIn: true,
  payment: 'none',
  plan: { kind: 'nothing' },
  rehearsal: PASSED,
  problemAtClick: null,
}
const intent = { key: 'approve' }
const steps = (...parts: readonly { progress: string; next: object | null }[]) =>
  ({
    kind: 'steps',
    steps: parts.map(({ progress, next }) => ({ progress, approval: { next } })),
  }) as unknown as ApprovalPlan
const allow = { kind: 'allow', intent }

it.each<[string, Partial<PayFacts>, object]>([
  [
    'a signed-out account signs in first',
    { isSignedIn: false, plan: { kind: 'sign' }, rehearsal: { kind: 'loading' } },
    { kind: 'signIn' },
  ],
  ['it waits while the sign-in state is unknown', { isSignedIn: null }, { kind: 'wait' }],
  ['it waits while earlier payments are looked up', { payment: 'looking' }, { kind: 'wait' }],
  ['it waits while earlier payments cannot be read', { payment: 'away' }, { kind: 'wait' }],
  ['it does not pay again while a payment is pending', { payment: 'awaited' }, { kind: 'wait' }],
  ['it pays again if the network lost the payment', { payment: 'lost' }, { kind: 'pay' }],
  ['it waits while the allowance is read', { plan: { kind: 'unknown' } }, { kind: 'wait' }],
  ['it asks for a permit signature', { plan: { kind: 'sign' } }, { kind: 'signPermit' }],
  ['it pays with a signed permit', { plan: { kind: 'permit' } }, { kind: 'pay' }],
  ['it pays with the approval in one batch', { plan: { kind: 'batch', intents: [], amounts: [] } }, { kind: 'pay' }],
  [
    'it asks for an approval transaction',
    { plan: steps({ progress: 'ask', next: allow }) },
    { kind: 'approve', intent },
  ],
  ['it waits for a pending approval', { plan: steps({ progress: 'pending', next: null }) }, { kind: 'wait' }],
  ['it waits while the next approval is unknown', { plan: steps({ progress: 'ask', next: null }) }, { kind: 'wait' }],
  ['it pays once the approval is mined', { plan: steps({ progress: 'done', next: null }) }, { kind: 'pay' }],
  [
    'it asks for the second approval after the first',
    { plan: steps({ progress: 'done', next: null }, { progress: 'ask', next: allow }) },
    { kind: 'approve', intent },
  ],
  [
    'it stops if the token cannot be approved',
    { plan: steps({ progress: 'ask', next: { kind: 'impossible' } }) },
    { kind: 'stop', reason: 'impossible' },
  ],
  ['it waits for the test run', { rehearsal: { kind: 'loading' } }, { kind: 'wait' }],
  ['it waits if no node answers the test run', { rehearsal: { kind: 'unanswered' } }, { kind: 'wait' }],
  ['it pays if the node cannot do a test run', { rehearsal: { kind: 'unable', isLimited: true } }, { kind: 'pay' }],
  ['it stops if the test run fails', { rehearsal: FAILED }, { kind: 'stop', reason: 'testRun' }],
  [
    'it pays if the same failure was displayed at the click',
    { rehearsal: FAILED, problemAtClick: 'It reverts.' },
    { kind: 'pay' },
  ],
  [
    'it never pays if the outcome differs from the displayed one',
    { rehearsal: { ...FAILED, blocks: true }, problemAtClick: 'It reverts.' },
    { kind: 'stop', reason: 'testRun' },
  ],
  ['it waits while the figures are outdated', { isOutdated: true }, { kind: 'wait' }],
  [
    'it stops as soon as the price or the account changes',
    { hasChanged: true, isSignedIn: false },
    { kind: 'stop', reason: 'moved' },
  ],
])('the next step after a click: %s (spec: songs.pay, songs.pay-agreed, songs.pay-tried)', (_, change, expected) => {
  expect(payStep({ ...ready, ...change })).toEqual(expected)
})
