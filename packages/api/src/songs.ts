import * as z from 'zod/mini'
import { amount, hash, hexAddress, indexPage } from './indexPage.ts'

z.config({ jitless: true })

/** A song of the jukebox as it stands. */
export const Song = z.object({
  song: hash,
  artist: hexAddress,
  token: hexAddress,
  /** What a play costs now. */
  cost: amount,
  opensAtSeconds: amount,
  contentHash: hash,
  isRetired: z.boolean(),
  plays: z.int(),
  block: z.int(),
  log: z.int(),
  timeSeconds: z.int(),
})
export type Song = z.infer<typeof Song>

/** What GET /api/songs answers: newest first. */
export const Songs = indexPage(Song)
export type Songs = z.infer<typeof Songs>

export const SONGS_PATH = '/api/songs'
