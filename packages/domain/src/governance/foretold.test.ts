import { expect, it } from 'vitest'
import { type Reading, type Watch, changesBetween, eachWatchOnce, missingFrom, unlikeForetold } from './foretold.ts'

const A = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const B = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const held: Watch = { kind: 'balance', currency: A, holder: B }
const delay: Watch = { kind: 'parameter', contract: A, name: 'delay' }
const reading = (watch: Watch, value: bigint | null): Reading => ({ watch, value })

it('only what differs afterwards is a change, to the last unit (spec: governance.rehearsal)', () => {
  const before = [reading(held, 10n ** 24n), reading(delay, 5n)]
  expect(changesBetween(before, [reading(held, 10n ** 24n - 1n), reading(delay, 5n)])).toEqual([
    { watch: held, before: 10n ** 24n, after: 10n ** 24n - 1n },
  ])
  expect(changesBetween(before, before)).toEqual([])
})

it('an outcome that differs from its prediction is named, and an unreadable one is no difference (spec: governance.foretold-and-happened)', () => {
  const foretold = [reading(held, 7n), reading(delay, 5n)]
  expect(unlikeForetold(foretold, foretold)).toEqual([])
  expect(unlikeForetold(foretold, [reading(held, 6n), reading(delay, null)])).toEqual([
    { watch: held, foretold: 7n, happened: 6n },
  ])
})

it('an address in another case is the same thing to watch', () => {
  expect(eachWatchOnce([held, { ...held, currency: A.toLowerCase() as typeof A }, delay])).toHaveLength(2)
})

it('equal moves are counted one by one', () => {
  const key = (one: string) => one
  expect(missingFrom(['a', 'a', 'b'], ['a', 'b', 'a', 'a'], key)).toEqual(['a'])
  expect(missingFrom(['a'], [], key)).toEqual([])
})
