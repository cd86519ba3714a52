import { expect, it } from 'vitest'
import type { PastAct } from '#platform/tokens/story/pastAct.ts'
import type { PastTransaction } from '#platform/tokens/story/pastTransaction.ts'
import { type AccountEvent, mergedEvents, isOwnActivity } from './mergedEvents.ts'

const THEO = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const act = (block: number, log: number): PastAct => ({
  block,
  log,
  timeSeconds: block,
  transaction: `0x${block}${log}`,
  account: THEO,
  kind: 'castVote',
  proposal: '3',
  support: true,
  votes: 1n,
})
const sent = (block: number, place: number, log: number): PastTransaction => ({
  block,
  place,
  log,
  timeSeconds: block,
  transaction: `0x${block}a${place}`,
  from: THEO,
  to: THEO,
  value: 1n,
  selector: null,
  status: 'failed',
})
const nameOf = (event: AccountEvent) =>
  event.kind === 'sent'
    ? `sent ${event.sent.block}.${event.sent.place}`
    : event.activity.kind === 'other' && `act ${event.activity.act.block}.${event.activity.act.log}`
type Lists = Parameters<typeof mergedEvents>
const names = (acts: Lists[0], others: Lists[1]) => mergedEvents(acts, others, null).events.map(nameOf)

it('acts and transactions are merged in chain order: a transaction sorts before the logs it caused', () => {
  const acts = { rows: [act(9, 1), act(7, 4), act(7, 2)], isAll: true }
  const others = { rows: [sent(8, 0, 0), sent(7, 3, 4), sent(7, 2, 3), sent(7, 1, 3)], isAll: true }
  const order = ['act 9.1', 'sent 8.0', 'act 7.4', 'sent 7.3', 'sent 7.2', 'sent 7.1', 'act 7.2']
  expect(names(acts, others)).toEqual(order)
  expect(mergedEvents(acts, others, null).next).toBeNull()
})

it.each([
  ['acts', [[act(9, 1), act(6, 1)], false], [[sent(8, 0, 0), sent(5, 0, 0)], true], ['act 9.1', 'sent 8.0', 'act 6.1']],
  [
    'sent',
    [[act(9, 1), act(6, 1)], true],
    [[sent(8, 0, 0), sent(7, 0, 0)], false],
    ['act 9.1', 'sent 8.0', 'sent 7.0'],
  ],
  [
    'acts',
    [[act(9, 1), act(6, 1)], false],
    [[sent(8, 0, 0), sent(5, 0, 0)], false],
    ['act 9.1', 'sent 8.0', 'act 6.1'],
  ],
  [
    'sent',
    [[act(9, 1), act(4, 1)], false],
    [[sent(8, 0, 0), sent(5, 0, 0)], false],
    ['act 9.1', 'sent 8.0', 'sent 5.0'],
  ],
  ['acts', [[], false], [[sent(8, 0, 0)], true], []],
] as const)(
  'if one list has more, rows older than its last one are held back, and that list is read next: %s',
  (next, [acts, allActs], [others, allOthers], expected) => {
    const lists = [
      { rows: acts, isAll: allActs },
      { rows: others, isAll: allOthers },
    ] as const
    expect(names(...lists)).toEqual(expected)
    expect(mergedEvents(...lists, null).next).toBe(next)
  },
)

it('a contract deployed by somebody else is not an activity of accounts that got its tokens', () => {
  const others = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const
  const made: PastTransaction = { ...sent(8, 0, 0), to: null }
  expect([sent(8, 0, 0), made, { ...made, from: others }].map(isOwnActivity(THEO))).toEqual([true, true, false])
  expect(isOwnActivity(THEO)({ ...sent(8, 0, 0), from: others })).toBe(true)
})
