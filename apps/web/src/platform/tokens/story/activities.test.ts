import { expect, it } from 'vitest'
import { activitiesOf } from './activities.ts'
import type { PastAct } from './pastAct.ts'

const THEO = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const ONE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const TWO = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

const BUYER = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

const place = (block: number, log: number) => ({
  block,
  log,
  timeSeconds: 1000,
  transaction: `0x${block}`,
  account: THEO,
})
const swap = (block: number, log: number, pair: typeof ONE | typeof TWO, to: typeof TWO | typeof THEO) =>
  ({ ...place(block, log), kind: 'swap', pair, to, paid: [1n, 0n], got: [0n, 2n] }) as PastAct
const vote = (block: number): PastAct =>
  ({ ...place(block, 1), kind: 'castVote', proposal: '3', support: true, votes: 1n }) as PastAct

it('a swap through two pairs is one activity, from the first payment to the last output', () => {
  const first = swap(7, 3, ONE, TWO)
  const last = swap(7, 6, TWO, THEO)
  expect(activitiesOf([last, first], true, BUYER)).toEqual([{ kind: 'swap', first, last }])
})

it('unconnected swaps of one transaction are two activities, and so are swaps of two transactions', () => {
  const a = swap(7, 3, ONE, THEO)
  const b = swap(7, 6, TWO, THEO)
  const c = swap(8, 1, ONE, THEO)
  expect(activitiesOf([c, b, a], true, BUYER).map((activity) => activity.kind === 'swap' && activity.first)).toEqual([
    c,
    b,
    a,
  ])
})

it('a swap that may continue on the next page waits for it, and any other last act does not', () => {
  const last = swap(7, 6, TWO, THEO)
  expect(activitiesOf([vote(9), last], false, BUYER)).toEqual([{ kind: 'other', act: vote(9) }])
  expect(activitiesOf([last, vote(5)], false, BUYER)).toHaveLength(2)
  expect(activitiesOf([last], true, BUYER)).toHaveLength(1)
})

it('a play with the swap that paid for it is one activity; a play beside somebody else’s swap is not', () => {
  const play = (log: number, payer: string = THEO) =>
    ({ ...place(7, log), kind: 'playSong', song: '0x01', token: ONE, cost: 5n, payer }) as PastAct
  const first = swap(7, 3, ONE, TWO)
  const last = { ...swap(7, 6, TWO, THEO), to: BUYER } as PastAct
  expect(activitiesOf([play(8), last, first], true, BUYER)).toEqual([{ kind: 'boughtPlay', first, last, act: play(8) }])
  expect(activitiesOf([play(8), last], false, BUYER)).toEqual([])
  const apart = [
    [play(8), swap(7, 3, ONE, THEO)],
    [play(8, TWO), last],
  ]
  for (const acts of apart) expect(activitiesOf(acts, true, BUYER)).toHaveLength(2)
  expect(activitiesOf([play(8), last], true, null)).toHaveLength(2)
})
