import { seededNumbers } from './seededNumbers.ts'

export type Dice = {
  /** Returns a whole number from low to high, both included. */
  wholeNumber: (low: number, high: number) => number
  oneOf: <T>(choices: readonly [T, ...T[]]) => T
}

/** Deterministic dice: the same text gives the same rolls. */
export function diceOf(text: string): Dice {
  const next = seededNumbers(text)
  const wholeNumber = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return { wholeNumber, oneOf: (choices) => choices[wholeNumber(0, choices.length - 1)] ?? choices[0] }
}
