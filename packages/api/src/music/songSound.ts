import * as v from 'valibot'
import { finite, ownPath, wholeNumber } from '../values.ts'

/** The SHA-256 of a sound file, which is its name in the store. */
export const soundHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** A free part of a song: an object of its own, never a range of the whole. */
export const SongPreview = v.object({
  address: ownPath,
  /** Start of the preview in the song; while it plays, elapsed time and seeking stay within this window. */
  startMs: wholeNumber,
  durationMs: wholeNumber,
})

/** A song's recording. */
export const SongSound = v.object({
  /** Public for a bundled sample; for a song of the jukebox it answers 402, and plays with a ticket (api/plays.ts). */
  address: ownPath,
  /** True if the chain's content hash is the hash of this recording; false shows "recording not certified". */
  isCertified: v.boolean(),
  durationMs: wholeNumber,
  /** Gain that makes all songs equally loud. */
  gainDb: finite,
  /** Peak of each 200th part relative to the loudest, a byte each, in base64. */
  waveform: v.string(),
  preview: v.nullable(SongPreview),
})
export type SongSound = v.InferInput<typeof SongSound>
