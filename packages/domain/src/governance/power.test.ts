import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import type { AddressField } from '../text/addressField.ts'
import { delegateProblem } from './delegateProblem.ts'
import { powerNow, powerThere } from './powerReason.ts'

const [ME, YOU, GOVERNOR]: readonly [Address, Address, Address] = [
  `0x${'1'.repeat(40)}`,
  `0x${'2'.repeat(40)}`,
  `0x${'3'.repeat(40)}`,
]
const HELD = { account: ME, balance: 5n, delegate: ME, votes: 5n }

describe('the reason for an account’s votes (spec: governance.power)', () => {
  it.each([
    ['votes count, whosever tokens they are', { ...HELD, balance: 0n, delegate: null }, { kind: 'counts' }],
    ['who holds nothing has none', { ...HELD, balance: 0n, votes: 0n, delegate: null }, { kind: 'noTokens' }],
    ['what nobody votes with does not count', { ...HELD, delegate: null, votes: 0n }, { kind: 'notDelegated' }],
    [
      'what somebody else votes with is theirs',
      { ...HELD, delegate: YOU, votes: 0n },
      { kind: 'delegatedAway', to: YOU },
    ],
  ] as const)('%s', (_, facts, reason) => {
    expect(powerNow(facts)).toEqual(reason)
  })

  const standing = { startBlock: 100, votesAtStart: 0n, gain: null }
  it.each([
    ['before voting begins they are not counted yet', HELD, { ...standing, votesAtStart: null }, { kind: 'notYet' }],
    [
      'without any there is the same reason as ever before voting begins',
      { ...HELD, votes: 0n, delegate: null },
      { ...standing, votesAtStart: null },
      { kind: 'notDelegated' },
    ],
    [
      'what was there at the start counts, though it is gone now',
      { ...HELD, votes: 0n },
      { ...standing, votesAtStart: 1n },
      { kind: 'counts' },
    ],
    [
      'who has none now is told why',
      { ...HELD, votes: 0n, delegate: YOU },
      standing,
      { kind: 'delegatedAway', to: YOU },
    ],
    [
      'a delegation forty blocks after the start is forty blocks too late',
      HELD,
      { ...standing, gain: { block: 140, isOwn: true } },
      { kind: 'delegatedLate', blocks: 40 },
    ],
    [
      'so are tokens that came',
      HELD,
      { ...standing, gain: { block: 101, isOwn: false } },
      { kind: 'receivedLate', blocks: 1 },
    ],
    ['without a history it is late, by nobody knows how much', HELD, standing, { kind: 'receivedLate', blocks: null }],
  ] as const)('%s', (_, facts, at, reason) => {
    expect(powerThere(facts, at)).toEqual(reason)
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
  ] as const)('%j', (of, kind) => {
    expect(delegateProblem(of)?.kind ?? null).toBe(kind)
  })
})
