import type { Currency } from '@musi/domain/currency'
import { describe, expect, it } from 'vitest'
import type { ApprovalPlan, ApprovalProgress } from '#platform/session/approval/approvalPlan.ts'
import type { Approval } from '#platform/session/approval/useApproval.ts'
import { type SwapButtonInput, type SwapButton, swapButton } from './swapButton.ts'

const ETH: Currency = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const READY: SwapButtonInput = {
  isConnected: true,
  wrap: null,
  quote: 'trade',
  problem: null,
  severity: 0,
  isExpert: false,
  isBehind: false,
  isAway: false,
  plan: { kind: 'nothing' },
}
const buttonWith = (changes: Partial<SwapButtonInput>): SwapButton => swapButton({ ...READY, ...changes })
const NEEDED: Approval = {
  needed: { currency: ETH, raw: 1n },
  limit: { currency: ETH, raw: 1n },
  spender: `0x${'1'.repeat(40)}`,
  state: 'notApproved',
  allowed: 0n,
  age: null,
  next: null,
  exact: null,
  hasBegun: false,
}
const inSteps = (progress: ApprovalProgress): ApprovalPlan => ({
  kind: 'steps',
  steps: [{ approval: NEEDED, progress }],
})
const short = { kind: 'insufficientBalance', currency: ETH } as const

describe('the swap button', () => {
  it('connects a wallet without an account, whatever else is true', () => {
    expect(
      buttonWith({ isConnected: false, wrap: { kind: 'wrap', problem: null }, quote: 'noRoute', problem: short }),
    ).toEqual({
      kind: 'connect',
    })
  })

  it('wraps and unwraps, or names the problem', () => {
    expect(buttonWith({ wrap: { kind: 'unwrap', problem: null } })).toEqual({
      kind: 'wrap',
      label: 'unwrap',
      problem: null,
    })
    expect(buttonWith({ wrap: { kind: 'wrap', problem: short } })).toEqual({
      kind: 'wrap',
      label: 'wrap',
      problem: short,
    })
  })

  it('is missing without a route, with different texts for a missing pool and an amount that is too large', () => {
    expect(buttonWith({ quote: 'noRoute', problem: short })).toEqual({ kind: 'noLiquidity', isLinked: true })
    expect(buttonWith({ quote: 'noPool', problem: short })).toEqual({ kind: 'noLiquidity', isLinked: false })
  })

  it('does not mention liquidity while the pools are loading', () => {
    expect(buttonWith({ quote: 'loading' })).toMatchObject({ kind: 'swap', label: 'swap', isDisabled: true })
    expect(buttonWith({ quote: 'loading', problem: short })).toEqual({ kind: 'problem', problem: short })
  })

  it('says that it reconnects while answers are overdue, never that there is no route, and names only problems of the input (spec: reads.press)', () => {
    const reconnecting = { kind: 'reconnecting', id: 'swap-button' }
    for (const quote of ['trade', 'noRoute', 'noPool', 'loading', 'none'] as const) {
      expect(buttonWith({ isBehind: true, quote })).toEqual(reconnecting)
      expect(buttonWith({ isBehind: true, quote, problem: short })).toEqual(reconnecting)
      expect(buttonWith({ isBehind: true, quote, problem: { kind: 'enterAmount' } })).toMatchObject({ kind: 'problem' })
    }
    expect(buttonWith({ isBehind: true, plan: inSteps('ask') })).toEqual(reconnecting)
    expect(buttonWith({ isBehind: true, wrap: { kind: 'wrap', problem: short } })).toEqual({
      kind: 'reconnecting',
      id: 'wrap-button',
    })
    expect(buttonWith({ isBehind: true, wrap: { kind: 'wrap', problem: { kind: 'enterAmount' } } })).toMatchObject({
      kind: 'wrap',
    })
    expect(buttonWith({ isBehind: true, isConnected: false })).toEqual({ kind: 'connect' })
  })

  it.each([
    [0, 'swap', false, false],
    [1, 'swap', false, false],
    [2, 'swap', false, false],
    [3, 'swapAnyway', false, true],
    [4, 'impactTooHigh', true, true],
  ] as const)('a price impact of level %i reads %s', (severity, label, isDisabled, isRisky) => {
    expect(buttonWith({ severity })).toEqual({ kind: 'swap', label, isDisabled, isRisky })
  })

  it('lets an expert continue at every price impact', () => {
    expect(buttonWith({ severity: 4, isExpert: true })).toEqual({
      kind: 'swap',
      label: 'swapAnyway',
      isDisabled: false,
      isRisky: true,
    })
  })
})

describe('approvals before a swap', () => {
  it.each([
    ['ask', true],
    ['pending', true],
    ['done', false],
  ] as const)('a step with progress %s is shown beside the swap', (progress, isDisabled) => {
    expect(buttonWith({ plan: inSteps(progress) })).toEqual({
      kind: 'inSteps',
      label: 'swap',
      isDisabled,
      isRisky: false,
    })
  })

  it('an earlier approval leaves a single step', () => {
    expect(buttonWith({ plan: { kind: 'nothing' } }).kind).toBe('swap')
  })

  it('an unknown allowance sends nothing', () => {
    expect(buttonWith({ plan: { kind: 'unknown' } })).toMatchObject({ kind: 'swap', isDisabled: true })
  })

  it('a blocked swap is not approved first', () => {
    expect(buttonWith({ plan: inSteps('ask'), severity: 4 })).toMatchObject({ kind: 'swap', label: 'impactTooHigh' })
    expect(buttonWith({ plan: inSteps('ask'), severity: 4, isExpert: true })).toMatchObject({
      kind: 'inSteps',
      label: 'swapAnyway',
    })
  })

  it('a problem is named before the approval', () => {
    expect(buttonWith({ plan: inSteps('ask'), problem: short })).toEqual({ kind: 'problem', problem: short })
  })

  it('a batching wallet gets one button', () => {
    expect(buttonWith({ plan: { kind: 'batch', intents: [], amounts: [] } })).toMatchObject({
      kind: 'swap',
      isDisabled: false,
    })
  })
})
