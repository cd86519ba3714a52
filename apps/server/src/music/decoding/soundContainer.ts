import type { SoundFormat, UploadProblemCode } from '@musi/api/music/uploads'

/** Samples of each channel, from -1 to 1. */
export type Decoded = { channels: readonly Float32Array[]; rate: number }

export type Decoder = {
  /** What this piece of the file, with those before it, has become by now. */
  decode: (piece: Uint8Array) => Decoded | Promise<Decoded>
  /** What was still held back. */
  flush: () => Decoded | Promise<Decoded>
}

/** A sound file without its metadata. */
export type SoundContainer = {
  format: SoundFormat
  /** What its own headers claim, counted where they can be counted. */
  claimedMs: number
  /** All that is kept of it, in order. */
  pieces: () => Iterable<Uint8Array>
  decoder: () => Promise<Decoder>
}

/** Why a file is not taken. Thrown where it is seen, and caught in `decodeSound.ts`. */
export class BadSound extends Error {
  readonly problem: UploadProblemCode

  constructor(problem: UploadProblemCode) {
    super(problem)
    this.problem = problem
  }
}

export const MAX_SECONDS = 20 * 60
export const MIN_SECONDS = 5
/** More than a person hears and less than a telephone has belong to no song. */
const RATES = [8000, 192_000] as const

/** Mono and stereo, at rates that browsers play. */
export function checkShape(channels: number, rate: number): void {
  if (channels < 1 || channels > 2 || rate < RATES[0] || rate > RATES[1]) throw new BadSound('otherFormat')
}
