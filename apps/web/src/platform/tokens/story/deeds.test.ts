import { expect, it } from 'vitest'
import { deedsOf } from './deeds.ts'
import type { PastAct } from './pastAct.ts'

const THEO = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const ONE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const TWO = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

const place = (block: number, log: number) => ({
  ...{ block, log, timeSeconds: 1000, transaction: `0x${block}`, account: THEO },
})
const swap = (block: number, log: number, pair: typeof ONE | typeof TWO, to: typeof TWO | typeof THEO) =>
  ({ ...place(block, log), kind: 'swap', pair, to, paid: [1n, 0n], got: [0n, 2n] }) as PastAct
const vote = (block: number): PastAct =>
  ({ ...place(block, 1), kind: 'castVote', proposal: '3', support: true, votes: 1n }) as PastAct

it('a swap through two pairs is one deed, from what was paid first to what came out last', () => {
  const [first, last] = [swap(7, 3, ONE, TWO), swap(7, 6, TWO, THEO)]
  expect(deedsOf([last, first], true)).toEqual([{ kind: 'swap', first, last }])
})

it('two swaps of one transaction that do not lead into each other are two, and so are those of two transactions', () => {
  const [a, b, c] = [swap(7, 3, ONE, THEO), swap(7, 6, TWO, THEO), swap(8, 1, ONE, THEO)]
  expect(deedsOf([c, b, a], true).map((deed) => deed.kind === 'swap' && deed.first)).toEqual([c, b, a])
})

it('a swap whose first pair may stand on the next page waits for it; whatever else is last does not', () => {
  const last = swap(7, 6, TWO, THEO)
  expect(deedsOf([vote(9), last], false)).toEqual([{ kind: 'other', act: vote(9) }])
  expect(deedsOf([last, vote(5)], false)).toHaveLength(2)
  expect(deedsOf([last], true)).toHaveLength(1)
})
