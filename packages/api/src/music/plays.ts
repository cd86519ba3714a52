import * as v from 'valibot'
import { digits, hash, hexAddress, ownPath, seconds, wholeNumber } from '../values.ts'

/**
 * Body of POST /api/plays by a signed-in account (api/session.ts). Without a transaction the server looks for another right to
 * play: the account is the artist, holds a key, or has paid for an unused play.
 */
export const PlayRequest = v.object({ song: hash, transaction: v.optional(hash) })
export type PlayRequest = v.InferInput<typeof PlayRequest>

/**
 * The answer to a play request: a URL that serves the whole song, with ranges and without a cookie, until it expires. Equal plays
 * get equal tickets, so a reload continues. A paid play is used up by the first byte served, not by the ticket.
 */
export const PlayTicket = v.object({
  address: ownPath,
  endsAtSeconds: seconds,
  /** Bytes the ticket still serves, several times the song's size to allow for seeking. */
  bytesLeft: wholeNumber,
  by: v.picklist(['artist', 'key', 'supporter', 'play']),
})
export type PlayTicket = v.InferInput<typeof PlayTicket>

/**
 * Answer of GET /api/plays?song=… for a signed-in account: what right to play the account has. The request grants nothing.
 */
export const PlayAccess = v.object({
  /** The reason why the play is free or paid already; null if it must be paid for. */
  by: v.nullable(v.picklist(['artist', 'key', 'supporter', 'play'])),
  /** Until when a started paid play can be restarted; null if none was started. */
  endsAtSeconds: v.nullable(seconds),
  /** True if a payment exists that is not final, or that a reorg removed; the page then does not ask for another one. */
  isAwaited: v.boolean(),
})
export type PlayAccess = v.InferInput<typeof PlayAccess>

/** Sent with every 402: the cost of a play and where to pay it. */
const PlayPrice = v.object({
  chainId: wholeNumber,
  jukebox: hexAddress,
  song: hash,
  token: hexAddress,
  cost: digits,
  opensAtSeconds: digits,
})
export type PlayPrice = v.InferInput<typeof PlayPrice>

/** Answer of the song's URL without a ticket, and of POST /api/plays without a payment: 402. */
export const PlayRefusal = v.object({ error: v.string(), code: v.string(), price: v.optional(PlayPrice) })
export type PlayRefusal = v.InferInput<typeof PlayRefusal>

/** Error codes of POST /api/plays. */
export const PLAY_REFUSALS = [
  /** 401: the request is not signed in. */
  'notSignedIn',
  /** 404: the jukebox has no such song. */
  'noSuchSong',
  /** 404: this server does not have its recording. */
  'noSound',
  /** 451: withdrawn by the operator. */
  'withdrawn',
  /** 403: the song is not released yet, and this account holds no key for earlier access. */
  'notOpenYet',
  /** 410: the artist has retired the song, and this account has no unused payment. */
  'retired',
  /** 402: this account has no unused payment. */
  'notPaid',
  /** 402: the given play is used up. */
  'heard',
  /** 402: the transaction contains no play of this song by this account. */
  'otherPlay',
  /** 409: the payment is not final yet; ask again with the next block. */
  'notFinal',
  /** 503: the chain is unreachable. */
  'chainAway',
] as const
export type PlayRefusalCode = (typeof PLAY_REFUSALS)[number]

/** Error codes of a song's audio URL. */
export const SOUND_REFUSALS = [
  /** 451: withdrawn by the operator. */
  'withdrawn',
  /** 403: no ticket, and the song is not released yet. */
  'notOpenYet',
  /** 410: no ticket, and the artist has retired the song. */
  'retired',
  /** 402: no ticket. */
  'payToPlay',
  /** 403: the ticket is not from this server or is for another song. */
  'forged',
  /** 410: the ticket has expired. */
  'over',
  /** 410: a reorg removed the payment. */
  'takenBack',
  /** 429: the ticket's bytes are used up. */
  'usedUp',
] as const
export type SoundRefusalCode = (typeof SOUND_REFUSALS)[number]
