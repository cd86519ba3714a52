import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Token } from '@musi/domain/currency'
import { describe, expect, it } from 'vitest'
import type { SendIntent } from '../transactions/send/send.ts'
import { type ApprovalOptions, approvalPlan, isAllowed, withApprovals } from './approvalPlan.ts'
import type { Approval } from './useApproval.ts'

const token = (digit: string): Token => ({
  kind: 'token',
  address: `0x${digit.repeat(40)}`,
  decimals: 18,
  symbol: `T${digit}`,
  name: `Token ${digit}`,
})
const intent = (key: string): SendIntent => ({
  key,
  action: { kind: 'stake' },
  shown: sealedTerms({ kind: 'wrap', amount: 1n }, []),
  load: () => Promise.reject(new Error('Nothing is sent here.')),
})
const NO_BATCHING: ApprovalOptions = { ability: 'none', isSeparate: false }
const BATCHING: ApprovalOptions = { ability: 'whole', isSeparate: false }

const approval = (digit: string, changes: Partial<Approval> = {}): Approval => ({
  needed: { currency: token(digit), raw: 5n },
  limit: { currency: token(digit), raw: 5n },
  spender: `0x${'9'.repeat(40)}`,
  state: 'notApproved',
  allowed: 0n,
  age: null,
  next: {
    kind: 'allow',
    choice: { offered: ['unlimited', 'exact'], chosen: 'unlimited' },
    choose: () => undefined,
    intent: intent(`unlimited ${digit}`),
    amount: 5n,
  },
  exact: intent(`exact ${digit}`),
  hasBegun: false,
  ...changes,
})

describe('the approval plan', () => {
  it('is empty if everything is approved or needs no approval', () => {
    expect(approvalPlan([approval('1', { state: 'approved' })], NO_BATCHING)).toEqual({ kind: 'nothing' })
    expect(approvalPlan([approval('1', { state: 'approved' })], BATCHING)).toEqual({ kind: 'nothing' })
  })

  it('is unknown until every allowance was read', () => {
    const plan = approvalPlan([approval('1', { state: 'approved' }), approval('2', { state: 'unknown' })], BATCHING)
    expect(plan).toEqual({ kind: 'unknown' })
    expect(isAllowed(plan)).toBe(false)
  })

  it('is a signature if the token supports one, unless the wallet batches or an approval is pending', () => {
    const offered = { ...NO_BATCHING, permit: 'offered' } as const
    expect(approvalPlan([approval('1')], offered)).toEqual({ kind: 'sign' })
    expect(isAllowed({ kind: 'sign' })).toBe(false)
    expect(approvalPlan([approval('1')], { ...BATCHING, permit: 'offered' }).kind).toBe('batch')
    expect(approvalPlan([approval('1', { state: 'pending' })], offered).kind).toBe('steps')
    expect(approvalPlan([approval('1', { state: 'approved' })], offered)).toEqual({ kind: 'nothing' })
  })

  it('is one step per unapproved token, in their order', () => {
    const one = approval('1')
    const other = approval('2', { state: 'pending' })
    const plan = approvalPlan([one, other, approval('3', { state: 'approved' })], NO_BATCHING)
    expect(plan).toEqual({
      kind: 'steps',
      steps: [
        { approval: one, progress: 'ask' },
        { approval: other, progress: 'pending' },
      ],
    })
    expect(isAllowed(plan)).toBe(false)
  })

  it('still shows a step that was done here, and allows the act', () => {
    const done = approval('1', { state: 'approved', hasBegun: true })
    const plan = approvalPlan([done], NO_BATCHING)
    expect(plan).toEqual({ kind: 'steps', steps: [{ approval: done, progress: 'done' }] })
    expect(isAllowed(plan)).toBe(true)
  })

  it('needs no transaction if a signature covers it', () => {
    expect(approvalPlan([approval('1')], { ...NO_BATCHING, permit: 'signed' })).toEqual({ kind: 'permit' })
  })
})

describe('the plan of a batching wallet', () => {
  it('sends exact approvals in one batch with the act, whatever amount was chosen', () => {
    const plan = approvalPlan([approval('1'), approval('2')], BATCHING)
    const sent = withApprovals(plan, intent('act'))
    expect(sent !== null && 'steps' in sent && sent.steps.map(({ key }) => key)).toEqual(['exact 1', 'exact 2', 'act'])
    expect(isAllowed(plan)).toBe(true)
  })

  it('lists the amount of each token not yet approved, and of no other', () => {
    const plan = approvalPlan([approval('1', { state: 'approved' }), approval('2'), approval('3')], BATCHING)
    expect(plan.kind === 'batch' && plan.amounts).toEqual([approval('2').needed, approval('3').needed])
  })

  it('revokes an old approval first where the token requires it', () => {
    const reset = approval('1', { next: { kind: 'reset', intent: intent('reset 1') } })
    const sent = withApprovals(approvalPlan([reset], BATCHING), intent('act'))
    expect(sent !== null && 'steps' in sent && sent.steps.map(({ key }) => key)).toEqual(['reset 1', 'exact 1', 'act'])
  })

  it('is unknown until it is known how the token can be approved', () => {
    expect(approvalPlan([approval('1', { next: null })], BATCHING)).toEqual({ kind: 'unknown' })
  })

  it('uses single steps if the person chose that, or while an approval is pending', () => {
    expect(approvalPlan([approval('1')], { ...BATCHING, isSeparate: true }).kind).toBe('steps')
    expect(approvalPlan([approval('1', { state: 'pending' })], BATCHING).kind).toBe('steps')
    expect(approvalPlan([approval('1', { state: 'pending' }), approval('2')], BATCHING).kind).toBe('steps')
  })

  it('allows the act only once every step is done', () => {
    const planOf = (...states: readonly Approval['state'][]) =>
      approvalPlan(
        states.map((state, at) => approval(String(at + 1), { state, hasBegun: true })),
        NO_BATCHING,
      )
    expect(isAllowed(planOf('approved', 'notApproved'))).toBe(false)
    expect(isAllowed(planOf('pending', 'approved'))).toBe(false)
    expect(isAllowed(planOf('approved', 'approved'))).toBe(true)
  })

  it('sends nothing until the act is allowed', () => {
    expect(withApprovals(approvalPlan([approval('1')], NO_BATCHING), intent('act'))).toBeNull()
    expect(withApprovals({ kind: 'unknown' }, intent('act'))).toBeNull()
  })

  it('sends the act alone if nothing is missing', () => {
    const act = intent('act')
    expect(withApprovals({ kind: 'nothing' }, act)).toBe(act)
  })
})
