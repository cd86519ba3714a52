import * as z from 'zod/mini'
import { OWN_PATH } from '@musi/domain/ownPath'

z.config({ jitless: true })

/** The SHA-256 of a sound file, which is its name in the store. */
export const soundHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const ownAddress = z.string().check(z.regex(OWN_PATH))

/** A free part of a song: an object of its own, never a range of the whole. */
export const SongPreview = z.object({
  address: ownAddress,
  /** Where it lies in the song: while it plays, elapsed and seek move inside this window. */
  startMs: z.int(),
  durationMs: z.int(),
})

/** A song's recording. */
export const SongSound = z.object({
  /** Of a bundled sample it is open to everybody; of a song of the jukebox it answers 402, and plays with a ticket (api/plays.ts). */
  address: ownAddress,
  /** The chain's content hash is the hash of this very recording. False: "recording not certified". */
  isCertified: z.boolean(),
  durationMs: z.int(),
  /** How much louder or quieter to play it so that all songs are equally loud. */
  gainDb: z.number(),
  /** How loud each 200th part is against the loudest, a byte each, in base64. */
  waveform: z.string(),
  preview: z.nullable(SongPreview),
})
export type SongSound = z.infer<typeof SongSound>

/** GET {SOUNDS_PATH}/{hash}: a sound that is open to everybody: a preview, or a bundled sample. Ranges; never changes. */
export const SOUNDS_PATH = '/sounds'
