import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import { delegateTarget } from './delegateTarget.ts'
import { listedProposals, proposalIds, votableFirst } from './proposalList.ts'
import { tallyText, voteCountText } from './voteCountText.ts'

const ME: Address = `0x${'1'.repeat(40)}`
const YOU: Address = `0x${'2'.repeat(40)}`
const event = (id: number) => ({ id, description: `# ${id}` })

describe('the list of proposals (spec: governance.list)', () => {
  it('ids are 1 to proposalCount, newest first', () => {
    expect(proposalIds(3)).toEqual([3, 2, 1])
    expect(proposalIds(0)).toEqual([])
  })

  const all = new Map([1, 2, 3].map((id) => [id, `of ${id}`]))
  it('events are matched to proposals by id, in any order', () => {
    expect(listedProposals(3, all, all, [event(2), event(3), event(1)])).toEqual(
      [3, 2, 1].map((id) => ({ id, entity: `of ${id}`, state: `of ${id}`, event: event(id) })),
    )
  })

  it('a proposal needs entity, state and event to be listed', () => {
    const one = new Map([...all].slice(1))
    const two = new Map([...all].slice(0, 2))
    const ids = (...args: Parameters<typeof listedProposals>) => listedProposals(...args).map(({ id }) => id)
    expect(ids(3, one, two, [1, 2, 3].map(event))).toEqual([2])
    expect(ids(3, two, one, [1, 2, 3].map(event))).toEqual([2])
    expect(ids(3, all, all, [event(1), event(9)])).toEqual([1])
  })

  it.each([
    [
      ['executed', 'active', 'pending', 'active', 'defeated'],
      [4, 2, 3, 5, 1],
    ],
    [
      ['pending', 'pending', 'active', 'undetermined', 'queued'],
      [3, 5, 4, 2, 1],
    ],
    [[], []],
  ] as const)('%j, the newest first, are listed in the order %j: active, pending, all others', (states, order) => {
    const rows = states.map((state, at) => ({ id: states.length - at, state }))
    expect(votableFirst(rows).map(({ id }) => id)).toEqual(order)
  })
})

describe('the delegate (spec: governance.delegatee)', () => {
  it('is the account itself unless an address is entered', () => {
    expect(delegateTarget(ME, null)).toBe(ME)
    expect(delegateTarget(null, null)).toBeNull()
  })
  it('is null unless the entered address is valid', () => {
    expect(delegateTarget(ME, { resolved: null })).toBeNull()
    expect(delegateTarget(ME, { resolved: YOU })).toBe(YOU)
  })
})

describe('votes', () => {
  const token = { kind: 'token', address: ME, decimals: 18, symbol: 'UNI', name: 'Musi' } as const
  it.each([
    [0n, '0', '0'],
    [1n, '0', '<0.000001'],
    [1_999n * 10n ** 15n, '1', '1.999'],
    [12_345_678n * 10n ** 18n, '12,345,678', '12340000'],
  ])('%d units are %s in a tally, without decimals, and %s as own votes, with 4 digits', (votes, count, own) => {
    expect(tallyText(votes, token)).toBe(count)
    expect(voteCountText(votes, token)).toBe(own)
  })
})
