import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, amount, hash, wholeNumber } from '../values.ts'
import { byAddress, byId, byNumber, byPlace } from '../parameters.ts'
import { resource } from '../resource.ts'
import { EARNINGS_PATH } from '../paths.ts'

/** What one payee had of one song. Somebody who put another in his place has a line of his own for what came before. */
export const Earning = v.object({
  song: hash,
  /** How its artist calls it. Null: nobody told this server. */
  title: v.nullable(v.string()),
  artist: address,
  /** Where the song is, and where what could not be handed over is kept. */
  jukebox: address,
  token: address,
  payee: address,
  /** What he gets of a play now, in hundredths of a per cent; 0: another stands in his place. */
  shareBps: wholeNumber,
  /** Plays that were paid while he shared in them, in the time that is asked about. */
  plays: wholeNumber,
  /** His part of all of them, to the smallest unit. */
  earned: amount,
  /** What of it could not be handed over and is, or was, kept for him by the jukebox; what he can collect now the chain says. */
  kept: amount,
  block: wholeNumber,
  log: wholeNumber,
})
export type Earning = v.InferInput<typeof Earning>

/** What GET /api/earnings answers: of the newest songs first, a page holds all payees of its songs. */
export const Earnings = indexPage(Earning)
export type Earnings = v.InferInput<typeof Earnings>

export const earningsResource = resource({
  path: EARNINGS_PATH,
  says: 'What the songs of the jukebox earned, for each of their payees, of the newest songs first. 50 songs to a page. Shares are rounded down as the jukebox does, and the first payee has the rest.',
  query: {
    artist: byAddress('only songs that this account registered'),
    payee: byAddress('only songs in which this account shares or has shared'),
    song: byId('only this song'),
    from: byNumber('only what was paid from this second on, by the clock of the blocks'),
    before: byPlace('the place of the last song of the page before: its block, a dot, its log'),
  },
  row: Earning,
  answer: Earnings,
})
