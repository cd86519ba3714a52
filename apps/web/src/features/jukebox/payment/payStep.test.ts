import { expect, it } from 'vitest'
import type { ApprovalPlan } from '#platform/session/approval/approvalPlan.ts'
import type { RehearsalState } from '#platform/session/review/useRehearsal.ts'
import { type PayFacts, payStep } from './payStep.ts'

const PASSED: RehearsalState = { kind: 'moved', moved: { paid: [], got: [] } }
const FAILED: RehearsalState = { kind: 'problem', text: 'It reverts.', blocks: false }
const ready: PayFacts = {
  isMoved: false,
  isBehind: false,
  isSignedIn: true,
  paid: 'none',
  plan: { kind: 'nothing' },
  rehearsal: PASSED,
  seenProblem: null,
}
const intent = { key: 'approve' }
const steps = (...parts: readonly { progress: string; next: object | null }[]) =>
  ({
    kind: 'steps',
    steps: parts.map(({ progress, next }) => ({ progress, approval: { next } })),
  }) as unknown as ApprovalPlan
const allow = { kind: 'allow', intent }

it.each<[string, Partial<PayFacts>, object]>([
  ['signs in first', { isSignedIn: false, plan: { kind: 'sign' }, rehearsal: { kind: 'loading' } }, { kind: 'signIn' }],
  ['waits while nobody knows who is signed in', { isSignedIn: null }, { kind: 'wait' }],
  ['waits while it is looked up what was paid', { paid: 'looking' }, { kind: 'wait' }],
  ['waits while nobody can say what was paid', { paid: 'away' }, { kind: 'wait' }],
  ['pays nothing a second time', { paid: 'awaited' }, { kind: 'wait' }],
  ['pays again where the network lost the payment', { paid: 'lost' }, { kind: 'pay' }],
  ['waits while it is read what is allowed', { plan: { kind: 'unknown' } }, { kind: 'wait' }],
  ['allows by a signature', { plan: { kind: 'sign' } }, { kind: 'signPermit' }],
  ['pays with the signature', { plan: { kind: 'permit' } }, { kind: 'pay' }],
  ['pays with the permission in one batch', { plan: { kind: 'batch', intents: [], amounts: [] } }, { kind: 'pay' }],
  ['allows by a transaction', { plan: steps({ progress: 'ask', next: allow }) }, { kind: 'approve', intent }],
  ['waits for that transaction', { plan: steps({ progress: 'pending', next: null }) }, { kind: 'wait' }],
  ['waits while the ways to allow are read', { plan: steps({ progress: 'ask', next: null }) }, { kind: 'wait' }],
  ['pays once it is mined', { plan: steps({ progress: 'done', next: null }) }, { kind: 'pay' }],
  [
    'asks for the next permission after the first',
    { plan: steps({ progress: 'done', next: null }, { progress: 'ask', next: allow }) },
    { kind: 'approve', intent },
  ],
  [
    'stops where a token takes no permission',
    { plan: steps({ progress: 'ask', next: { kind: 'impossible' } }) },
    { kind: 'stop', why: 'impossible' },
  ],
  ['waits for the test run', { rehearsal: { kind: 'loading' } }, { kind: 'wait' }],
  ['waits where nobody answers the test run', { rehearsal: { kind: 'unanswered' } }, { kind: 'wait' }],
  ['pays where the network cannot test', { rehearsal: { kind: 'unable', isLimited: true } }, { kind: 'pay' }],
  ['stops where the test run fails', { rehearsal: FAILED }, { kind: 'stop', why: 'testRun' }],
  ['pays if the failure was in sight at the press', { rehearsal: FAILED, seenProblem: 'It reverts.' }, { kind: 'pay' }],
  [
    'never pays where the outcome is another than shown',
    { rehearsal: { ...FAILED, blocks: true }, seenProblem: 'It reverts.' },
    { kind: 'stop', why: 'testRun' },
  ],
  ['waits while the figures are old', { isBehind: true }, { kind: 'wait' }],
  [
    'stops as soon as price or account are others',
    { isMoved: true, isSignedIn: false },
    { kind: 'stop', why: 'moved' },
  ],
])('%s (spec: songs.pay, songs.pay-agreed, songs.pay-tried)', (_, change, expected) => {
  expect(payStep({ ...ready, ...change })).toEqual(expected)
})
