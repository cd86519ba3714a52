import * as v from 'valibot'
import { finite, ownPath, wholeNumber } from '../values.ts'

/** The SHA-256 of a sound file, which is its name in the store. */
export const soundHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** The free preview of a song, a separate file and not a range of the whole. */
export const SongPreview = v.object({
  address: ownPath,
  /** Start of the preview within the song; elapsed time and seeking stay within its window. */
  startMs: wholeNumber,
  durationMs: wholeNumber,
})

/** A song's recording. */
export const SongSound = v.object({
  /** Public for a bundled sample; a song of the jukebox needs a ticket (api/plays.ts). */
  address: ownPath,
  /** True if the content hash on chain is that of this recording; false shows "recording not certified". */
  isCertified: v.boolean(),
  durationMs: wholeNumber,
  /** Gain that makes all songs equally loud. */
  gainDb: finite,
  /** Peaks of 200 equal parts relative to the loudest, one byte each, in base64. */
  waveform: v.string(),
  preview: v.nullable(SongPreview),
})
export type SongSound = v.InferInput<typeof SongSound>
