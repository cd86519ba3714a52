import { describe, expect, it } from 'vitest'
import { PROPOSAL_STATUSES, proposalStatus, statusHue } from './proposalStatus.ts'
import { proposalDescription, proposalTitle } from './proposalText.ts'
import { tally } from './tally.ts'
import { eligibility, needsUnlock, votingEnd, votingPower } from './voting.ts'

describe('the status of a proposal (spec: governance.statuses)', () => {
  it.each([
    [0, 'pending', 'blue'],
    [1, 'active', 'blue'],
    [2, 'canceled', 'grey'],
    [3, 'defeated', 'red'],
    [4, 'succeeded', 'green'],
    [5, 'queued', 'grey'],
    [6, 'expired', 'grey'],
    [7, 'executed', 'green'],
    [8, 'undetermined', 'grey'],
    [-1, 'undetermined', 'grey'],
  ])('with number %d is %s, in %s', (number, status, hue) => {
    expect(proposalStatus(number)).toBe(status)
    expect(statusHue(proposalStatus(number))).toBe(hue)
  })
  it('is one of eight', () => {
    expect(new Set(PROPOSAL_STATUSES).size).toBe(8)
  })
})

describe('the title of a proposal is the first heading or line of its description, otherwise Untitled', () => {
  it.each([
    ['# A grant\n\nText', 'A grant'],
    ['Text before\n# A grant', 'A grant'],
    ['### Deep heading ###\nmore', 'Deep heading'],
    ['\n\n  Plain first line  \nsecond', 'Plain first line'],
    ['#No heading, for there is no space\nnext', '#No heading, for there is no space'],
    ['#\n##\n\nText', 'Text'],
    ['', 'Untitled'],
    [' \n\t\n', 'Untitled'],
    ['# ', 'Untitled'],
    ['# <img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('%j', (description, title) => {
    expect(proposalTitle(description)).toBe(title)
  })
  it('case 26: reading the title of a description of megabytes without a heading costs no more than its beginning', () => {
    expect(proposalTitle('\n'.repeat(5_000_000))).toBe('Untitled')
    expect(proposalTitle(`${'x'.repeat(5_000_000)}\n# late`)).toHaveLength(20_000)
  })
  it('an empty description is shown as "No description."', () => {
    expect(proposalDescription(' \n')).toBe('No description.')
    expect(proposalDescription('Some')).toBe('Some')
  })
})

describe('a tally', () => {
  it.each([
    [0n, 0n, 0, 0],
    [1n, 0n, 100, 0],
    [1n, 2n, 33, 67],
    [1n, 1n, 50, 50],
    [995n, 5n, 100, 1],
    [10n ** 27n, 10n ** 27n * 3n, 25, 75],
  ])('with %d for and %d against has rounded shares', (inFavour, against, first, second) => {
    const bars = tally(inFavour, against)
    expect([bars.inFavour.share, bars.against.share]).toEqual([first, second])
  })
})

describe('when voting ends (spec: governance.voting-end)', () => {
  it.each([
    [
      'is 564480 seconds after its first block while it is open',
      false,
      1000,
      null,
      0,
      { kind: 'ends', atSeconds: 565_480 },
    ],
    ['is still ahead in its last second', false, 1000, null, 565_480, { kind: 'ends', atSeconds: 565_480 }],
    ['has no date if the estimate is past while it is open', false, 1000, null, 565_481, { kind: 'open' }],
    ['has no date if the first block is unknown', false, null, null, 5, { kind: 'open' }],
    ['is the time of its last block once it is over', true, 1000, 5000, 6000, { kind: 'ended', atSeconds: 5000 }],
    ['is that time also when the estimate is later', true, 1000, 1200, 1300, { kind: 'ended', atSeconds: 1200 }],
    ['has no date if it was over before its last block', true, 1000, null, 1300, { kind: 'over' }],
  ] as const)('%s', (_, isOver, startSeconds, endSeconds, nowSeconds, end) => {
    expect(votingEnd(isOver, { startSeconds, endSeconds }, nowSeconds)).toEqual(end)
  })
  it('is after the period of the chain, if it has its own', () => {
    const times = { startSeconds: 1000, endSeconds: null }
    expect(votingEnd(false, times, 0, 60)).toEqual({ kind: 'ends', atSeconds: 1060 })
  })
})

describe('eligibility to vote (spec: governance.eligible)', () => {
  const some = { balance: 5n, delegate: 'me' }
  it('an account votes only while the proposal is active and with votes at its first block', () => {
    expect(eligibility('active', 1n, 9n, some)).toEqual({ kind: 'canVote' })
    expect(eligibility('active', 0n, 9n, some)).toEqual({ kind: 'notEligible', startBlock: 9n, unlock: false })
    expect(eligibility('active', null, 9n, some)).toEqual({ kind: 'notEligible', startBlock: 9n, unlock: false })
    for (const status of PROPOSAL_STATUSES.filter((status) => status !== 'active'))
      expect(eligibility(status, 1n, 9n, some)).toEqual({ kind: 'notActive' })
  })
  it('a holder who has not delegated can unlock votes for later proposals', () => {
    expect(eligibility('active', 0n, 9n, { balance: 5n, delegate: null })).toMatchObject({ unlock: true })
    expect(needsUnlock({ balance: 0n, delegate: null })).toBe(false)
    expect(needsUnlock(some)).toBe(false)
  })
})

describe('the account line of the proposal list, for an account that (spec: governance.unlock)', () => {
  it.each([
    ['holds tokens and has not delegated', 0n, 5n, null, { unlock: true, votes: null, delegatedTo: null }],
    ['delegated to itself', 5n, 5n, 'me', { unlock: false, votes: 5n, delegatedTo: 'self' }],
    ['delegated to another account', 0n, 5n, 'you', { unlock: false, votes: 5n, delegatedTo: 'other' }],
    [
      'has votes of others and delegated to another account',
      9n,
      5n,
      'you',
      { unlock: false, votes: 9n, delegatedTo: 'other' },
    ],
    ['has votes of others and holds nothing', 9n, 0n, null, { unlock: false, votes: 9n, delegatedTo: null }],
    ['has no tokens and no votes', 0n, 0n, null, { unlock: false, votes: null, delegatedTo: null }],
    ['delegated earlier and holds nothing now', 0n, 0n, 'you', { unlock: false, votes: null, delegatedTo: null }],
  ] as const)('%s', (_, votes, balance, delegate, power) => {
    expect(votingPower('me', votes, { balance, delegate })).toEqual(power)
  })
})
