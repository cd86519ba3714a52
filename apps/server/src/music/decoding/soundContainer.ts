import type { SoundFormat, UploadProblemCode } from '@musi/api/music/uploads'

/** Samples of each channel, from -1 to 1. */
export type Decoded = { channels: readonly Float32Array[]; rate: number }

export type Decoder = {
  /** Decodes a piece of the file, continuing from the previous ones. */
  decode: (piece: Uint8Array) => Decoded | Promise<Decoded>
  /** Returns what was still buffered. */
  flush: () => Decoded | Promise<Decoded>
}

/** A sound file without its metadata. */
export type SoundContainer = {
  format: SoundFormat
  /** Length claimed by its headers, in ms. */
  claimedMs: number
  /** The parts of the file to keep, in order. */
  pieces: () => Iterable<Uint8Array>
  decoder: () => Promise<Decoder>
}

/** A reason to refuse a file; `decodeSound.ts` catches it. */
export class BadSound extends Error {
  readonly problem: UploadProblemCode

  constructor(problem: UploadProblemCode) {
    super(problem)
    this.problem = problem
  }
}

export const MAX_SECONDS = 20 * 60
export const MIN_SECONDS = 5
/** Sample rates above human hearing or below telephone quality are refused. */
const RATES = [8000, 192_000] as const

/** Mono and stereo, at rates that browsers play. */
export function checkShape(channels: number, rate: number): void {
  if (channels < 1 || channels > 2 || rate < RATES[0] || rate > RATES[1]) throw new BadSound('otherFormat')
}
