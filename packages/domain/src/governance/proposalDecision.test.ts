import { describe, expect, it } from 'vitest'
import { canCancel, nextStep } from './proposalDecision.ts'
import { PROPOSAL_STATUSES } from './proposalStatus.ts'
import { withoutTitle } from './proposalText.ts'

describe('the next step that anybody can take (spec: governance.decide)', () => {
  it.each([
    ['succeeded', 0n, 100, { kind: 'queue' }],
    ['queued', 101n, 100, { kind: 'wait', untilSeconds: 101 }],
    ['queued', 100n, 100, { kind: 'execute' }],
    ['active', 0n, 100, null],
    ['expired', 50n, 100, null],
  ] as const)('of a proposal that is %s with eta %d, at time %d', (status, eta, now, step) => {
    expect(nextStep(status, eta, now)).toEqual(step)
  })
})

describe('cancelling (spec: governance.cancel)', () => {
  it.each([
    ['is not allowed while the proposer has enough votes', 5n, []],
    [
      'is open to anybody if the proposer has too few votes and the proposal is not over',
      4n,
      ['pending', 'active', 'succeeded', 'queued'],
    ],
  ] as const)('%s', (_, proposerVotes, statuses) => {
    expect(PROPOSAL_STATUSES.filter((status) => canCancel(status, { proposerVotes, threshold: 5n }))).toEqual(statuses)
  })
})

describe('the description under the title (spec: governance.description)', () => {
  it.each([
    ['# A bell\n\nFor the door.', '\n\nFor the door.'.slice(1)],
    ['A bell\nFor the door.', 'A bell\nFor the door.'],
    ['Why\n# A bell', 'Why\n# A bell'],
    ['\n\n## A bell ##\nx', 'x'],
  ])('%j becomes %j', (text, rest) => {
    expect(withoutTitle(text)).toBe(rest)
  })
})
