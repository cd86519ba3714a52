import * as z from 'zod/mini'
import { amount, hash, hexAddress, indexPage } from './indexPage.ts'

z.config({ jitless: true })

/** What one payee had of one song. Somebody who put another in his place has a line of his own for what came before. */
export const Earning = z.object({
  song: hash,
  /** How its artist calls it. Null: nobody told this server. */
  title: z.nullable(z.string()),
  artist: hexAddress,
  /** Where the song is, and where what could not be handed over is kept. */
  jukebox: hexAddress,
  token: hexAddress,
  payee: hexAddress,
  /** What he gets of a play now, in hundredths of a per cent; 0: another stands in his place. */
  shareBps: z.int(),
  /** Plays that were paid while he shared in them, in the time that is asked about. */
  plays: z.int(),
  /** His part of all of them, to the smallest unit. */
  earned: amount,
  /** What of it could not be handed over and is, or was, kept for him by the jukebox; what he can collect now the chain says. */
  kept: amount,
  block: z.int(),
  log: z.int(),
})
export type Earning = z.infer<typeof Earning>

/** What GET /api/earnings answers: of the newest songs first, a page holds all payees of its songs. */
export const Earnings = indexPage(Earning)
export type Earnings = z.infer<typeof Earnings>

export const EARNINGS_PATH = '/api/earnings'
