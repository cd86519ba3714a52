import { exp } from './exact.ts'
import { RATE } from './waves.ts'

/** Factor per sample of an exponential decay with this time constant. */
export const decayFactor = (seconds: number): number => exp(-1 / (seconds * RATE))

export type Envelope = { attack: number; release: number }

/** Level at sample `at` of a note that is held for `held` samples and then released. */
export function heldLevel({ attack, release }: Envelope, at: number, heldSamples: number): number {
  const rise = attack * RATE
  const fall = release * RATE
  const up = at < rise ? at / rise : 1
  const down = at < heldSamples ? 1 : Math.max(0, 1 - (at - heldSamples) / fall)
  return up * down * down
}

export const samplesOf = (seconds: number): number => Math.floor(seconds * RATE)
