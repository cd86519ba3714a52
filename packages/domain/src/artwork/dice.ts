import { seededNumbers } from './seededNumbers.ts'

export type Dice = {
  /** A whole number from low to high, both included. */
  whole: (low: number, high: number) => number
  oneOf: <T>(choices: readonly [T, ...T[]]) => T
}

/** Dice that fall the same way for the same text. */
export function diceOf(text: string): Dice {
  const next = seededNumbers(text)
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return { whole, oneOf: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0] }
}
