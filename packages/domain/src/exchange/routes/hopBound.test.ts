import { expect, it } from 'vitest'
import { hopIn, hopOut } from '../hop.ts'
import { minInput, maxOutput } from './hopBound.ts'
import { type Dice, dice } from '../oracle/seededPairs.ts'

const CASES = 100_000

type Hop = { readonly amount: bigint; readonly own: bigint; readonly other: bigint }

const anyHop = (roll: Dice): Hop => ({ amount: roll.size(100), own: roll.size(112), other: roll.size(112) })

/** A hop whose output is a whole quotient, or nearly. */
function wholeOutput(roll: Dice): Hop {
  const amount = roll.size(60)
  const own = roll.size(60)
  const traded = amount * 997n
  return { amount, own, other: (roll.size(60) * (own * 1000n + traded)) / traded + BigInt(roll.integerBelow(2)) }
}

function wholeInput(roll: Dice): Hop {
  const amount = roll.size(53) << BigInt(roll.integerBelow(48))
  const left = roll.size(60)
  return {
    amount,
    own: amount + left,
    other: (roll.size(112) * left * 997n) / (amount * 1000n) + BigInt(roll.integerBelow(2)),
  }
}

it('a pool’s output never exceeds its bound', () => {
  const roll = dice('output')
  let close = 0
  for (let run = 0; run < CASES; run++) {
    const { amount, own, other } = run % 2 === 0 ? anyHop(roll) : wholeOutput(roll)
    const out = hopOut('v1', amount, own, other)
    if (typeof out === 'string') continue
    const bound = BigInt(maxOutput(Number(own), Number(other), Number(amount)))
    expect(out <= bound, `${run}`).toBe(true)
    if (bound - out <= 1n) close += 1
  }
  expect(close).toBeGreaterThan(CASES / 20)
})

it('a pool’s input is never below its bound', () => {
  const roll = dice('input')
  let close = 0
  for (let run = 0; run < CASES; run++) {
    const { amount, own, other } = run % 2 === 0 ? anyHop(roll) : wholeInput(roll)
    const input = hopIn('v1', amount, other, own)
    if (typeof input === 'string' || input >= 2n ** 112n) continue
    const bound = BigInt(minInput(Number(own), Number(other), Number(amount)))
    expect(bound > 0n && input >= bound, `${run}`).toBe(true)
    if (input - bound <= 1n) close += 1
  }
  expect(close).toBeGreaterThan(CASES / 20)
})

it('buying more than the reserve, or from an empty pool, has no bound', () => {
  expect(minInput(1000, 1000, 1001)).toBe(0)
  expect(minInput(0, 0, 1)).toBe(0)
  expect(minInput(2 ** 100, 2 ** 100, 2 ** 100 * (1 - 2 ** -52))).toBe(0)
  expect(maxOutput(0, 0, 1000)).toBe(0)
})

it('bounds of a few units are exact', () => {
  expect(maxOutput(10, 20, 3)).toBe(4)
  expect(minInput(10, 20, 3)).toBe(9)
  expect(maxOutput(10 ** 6, 10 ** 6, 1000)).toBe(996)
  expect(minInput(10 ** 6, 10 ** 6, 996)).toBe(1000)
})

it('buying the whole reserve still has a bound; only the exact computation refuses it', () => {
  expect(minInput(10, 1000, 10)).toBeGreaterThan(0)
  expect(minInput(10, 1000, 11)).toBe(0)
})

it('the input bound exceeds 2^112 for a reserve of 2^112, and is 0 for one of 2^113', () => {
  expect(minInput(2, 2 ** 112, 1)).toBeGreaterThan(2 ** 112)
  expect(minInput(2, 2 ** 113, 1)).toBe(0)
})

it('the output bound exceeds the computed output by more than thirty double roundings', () => {
  const own = 2 ** 60
  const other = 2 ** 100
  const sold = 2 ** 60
  const computed = (other * sold) / ((own * 1000) / 997 + sold)
  expect((maxOutput(own, other, sold) - computed) / computed).toBeGreaterThan(30 * 2 ** -53)
})
