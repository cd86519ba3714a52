import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, amount, hash, wholeNumber } from '../values.ts'
import { byAddress, byId, byNumber, byPlace } from '../parameters.ts'
import { resource } from '../resource.ts'
import { EARNINGS_PATH } from '../paths.ts'

/** One payee's earnings from one song. A payee who was replaced keeps a line for earlier earnings. */
export const Earning = v.object({
  song: hash,
  /** Title given by the artist; null if this server has none. */
  title: v.nullable(v.string()),
  artist: address,
  /** The song's jukebox, which also holds amounts that could not be transferred. */
  jukebox: address,
  token: address,
  payee: address,
  /** The payee's current share of a play, in hundredths of a per cent; 0 if replaced. */
  shareBps: wholeNumber,
  /** Paid plays in the requested time while the payee had a share. */
  plays: wholeNumber,
  /** The payee's part of all plays, to the smallest unit. */
  earned: amount,
  /**
   * The part that could not be transferred, so the jukebox holds it; the chain says how much can still be collected.
   */
  kept: amount,
  block: wholeNumber,
  log: wholeNumber,
})
export type Earning = v.InferInput<typeof Earning>

/** Answer of GET /api/earnings, newest songs first; a page has all payees of its songs. */
export const Earnings = indexPage(Earning)
export type Earnings = v.InferInput<typeof Earnings>

export const earningsResource = resource({
  path: EARNINGS_PATH,
  description:
    'Earnings of songs for each of their payees, newest songs first. 50 songs per page. Shares are rounded down as in the jukebox; the first payee has the remainder.',
  query: {
    artist: byAddress('only songs that this account registered'),
    payee: byAddress('only songs of which this account is or was a payee'),
    song: byId('only this song'),
    from: byNumber('only payments from this second on, by block time'),
    before: byPlace('the position of the last song of the previous page: its block, a dot, its log'),
  },
  row: Earning,
  answer: Earnings,
})
