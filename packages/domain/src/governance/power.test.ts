import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import type { AddressField } from '../text/addressField.ts'
import { delegateProblem } from './delegateProblem.ts'
import { powerNow, powerOnProposal } from './powerReason.ts'

const ME: Address = `0x${'1'.repeat(40)}`
const YOU: Address = `0x${'2'.repeat(40)}`
const GOVERNOR: Address = `0x${'3'.repeat(40)}`
const FACTS = { account: ME, balance: 5n, delegate: ME, votes: 5n }

describe('the reason for an account’s votes (spec: governance.power)', () => {
  it.each([
    ['votes count even without own tokens', { ...FACTS, balance: 0n, delegate: null }, { kind: 'counts' }],
    [
      'an account without tokens has no votes',
      { ...FACTS, balance: 0n, votes: 0n, delegate: null },
      { kind: 'noTokens' },
    ],
    ['tokens that are not delegated do not count', { ...FACTS, delegate: null, votes: 0n }, { kind: 'notDelegated' }],
    [
      'tokens delegated to another account count for that account',
      { ...FACTS, delegate: YOU, votes: 0n },
      { kind: 'delegatedAway', to: YOU },
    ],
  ] as const)('%s', (_, facts, reason) => {
    expect(powerNow(facts)).toEqual(reason)
  })

  const NO_VOTES_AT_START = { startBlock: 100, votesAtStart: 0n, gain: null }
  it.each([
    [
      'votes are not counted before voting begins',
      FACTS,
      { ...NO_VOTES_AT_START, votesAtStart: null },
      { kind: 'notYet' },
    ],
    [
      'before voting begins, an account without votes gets the general reason',
      { ...FACTS, votes: 0n, delegate: null },
      { ...NO_VOTES_AT_START, votesAtStart: null },
      { kind: 'notDelegated' },
    ],
    [
      'votes at the start count even if they are gone now',
      { ...FACTS, votes: 0n },
      { ...NO_VOTES_AT_START, votesAtStart: 1n },
      { kind: 'counts' },
    ],
    [
      'an account without votes now gets the general reason',
      { ...FACTS, votes: 0n, delegate: YOU },
      NO_VOTES_AT_START,
      { kind: 'delegatedAway', to: YOU },
    ],
    [
      'a delegation forty blocks after the start is forty blocks late',
      FACTS,
      { ...NO_VOTES_AT_START, gain: { block: 140, isOwn: true } },
      { kind: 'delegatedLate', blocks: 40 },
    ],
    [
      'tokens received forty blocks after the start are forty blocks late',
      FACTS,
      { ...NO_VOTES_AT_START, gain: { block: 101, isOwn: false } },
      { kind: 'receivedLate', blocks: 1 },
    ],
    ['without a history the delay is unknown', FACTS, NO_VOTES_AT_START, { kind: 'receivedLate', blocks: null }],
  ] as const)('%s', (_, facts, at, reason) => {
    expect(powerOnProposal(facts, at)).toEqual(reason)
  })
})

describe('accounts that cannot be delegated to (spec: governance.delegate-problem)', () => {
  const to = (address: Address): AddressField => ({ kind: 'address', address })
  const delegation = { target: to(YOU), delegate: ME, contracts: [GOVERNOR] }
  it.each([
    [delegation, null],
    [{ ...delegation, target: { kind: 'empty' } }, 'noAddress'],
    [{ ...delegation, target: { kind: 'loading' } }, 'lookingUp'],
    [{ ...delegation, target: { kind: 'unresolved' } }, 'unknown'],
    [{ ...delegation, target: to(ME) }, 'same'],
    [{ ...delegation, target: to(ME), delegate: null }, null],
    [{ ...delegation, target: to(GOVERNOR) }, 'contract'],
    [{ ...delegation, target: to(`0x${'0'.repeat(40)}`) }, 'contract'],
  ] as const)('%j gives the expected problem', (state, kind) => {
    expect(delegateProblem(state)?.kind ?? null).toBe(kind)
  })
})
