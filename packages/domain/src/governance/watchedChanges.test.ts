import { expect, it } from 'vitest'
import {
  type Reading,
  type Watch,
  changesBetween,
  uniqueWatches,
  missingFrom,
  differencesFromPrediction,
} from './watchedChanges.ts'

const A = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const B = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const BALANCE: Watch = { kind: 'balance', currency: A, holder: B }
const DELAY: Watch = { kind: 'parameter', contract: A, name: 'delay' }
const reading = (watch: Watch, value: bigint | null): Reading => ({ watch, value })

it('only values that differ afterwards are changes, to the last unit (spec: governance.rehearsal)', () => {
  const before = [reading(BALANCE, 10n ** 24n), reading(DELAY, 5n)]
  expect(changesBetween(before, [reading(BALANCE, 10n ** 24n - 1n), reading(DELAY, 5n)])).toEqual([
    { watch: BALANCE, before: 10n ** 24n, after: 10n ** 24n - 1n },
  ])
  expect(changesBetween(before, before)).toEqual([])
})

it('an outcome that differs from its prediction is reported, an unreadable one is not (spec: governance.foretold-and-happened)', () => {
  const predicted = [reading(BALANCE, 7n), reading(DELAY, 5n)]
  expect(differencesFromPrediction(predicted, predicted)).toEqual([])
  expect(differencesFromPrediction(predicted, [reading(BALANCE, 6n), reading(DELAY, null)])).toEqual([
    { watch: BALANCE, predicted: 7n, actual: 6n },
  ])
})

it('a watch is the same in any address case', () => {
  expect(uniqueWatches([BALANCE, { ...BALANCE, currency: A.toLowerCase() as typeof A }, DELAY])).toHaveLength(2)
})

it('missingFrom counts equal elements one by one', () => {
  const key = (one: string) => one
  expect(missingFrom(['a', 'a', 'b'], ['a', 'b', 'a', 'a'], key)).toEqual(['a'])
  expect(missingFrom(['a'], [], key)).toEqual([])
})
