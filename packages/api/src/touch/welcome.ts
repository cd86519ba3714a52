import * as v from 'valibot'
import { PlayTicket } from '../music/plays.ts'
import { address, hash, hexAddress } from '../values.ts'

/** Body of POST /api/welcome: opens the account of a passkey and plays a song for it, paid from the sponsor's budget. */
export const WelcomeRequest = v.object({ song: hash, sponsor: hexAddress, x: hash, y: hash })
export type WelcomeRequest = v.InferInput<typeof WelcomeRequest>

/**
 * Answer of POST /api/welcome, once the transaction is mined, or after some seconds. The ticket plays the song without a sign-in. It is
 * null if another request welcomed this account, or if the payment is not final yet: the account then signs in to hear the song.
 */
export const WelcomeAnswer = v.object({
  account: address,
  transaction: hash,
  ticket: v.nullable(v.pick(PlayTicket, ['address', 'endsAtSeconds'])),
})
export type WelcomeAnswer = v.InferOutput<typeof WelcomeAnswer>

/** Error codes of POST /api/welcome. */
export const WELCOME_REFUSALS = [
  /** 404: this server welcomes nobody. */
  'noRelayer',
  /** 404: the jukebox has no such song. */
  'noSuchSong',
  /** 422: x and y are no point of P-256. */
  'badKey',
  /** 409: the account was welcomed before. */
  'welcomed',
  /** 409: nothing is left of the sponsor's budget for this song, in all or for today, or the price rose above its limit. */
  'noBudget',
  /** 409: the song is not open yet, or retired. */
  'notOpen',
  /** 429: too many from this browser or network today. */
  'tooMany',
  /** 503: the chain is unreachable. */
  'chainAway',
] as const
export type WelcomeRefusalCode = (typeof WELCOME_REFUSALS)[number]

/** Answer of GET /api/welcome: the reason for which a new account would be refused now; null if it would be welcomed. */
export const WelcomeOffer = v.object({ refusal: v.nullable(v.picklist(WELCOME_REFUSALS)) })
export type WelcomeOffer = v.InferOutput<typeof WelcomeOffer>

export const MAX_WELCOME_BYTES = 1024
