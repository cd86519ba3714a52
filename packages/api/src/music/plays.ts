import * as v from 'valibot'
import { digits, hash, hexAddress, ownPath, seconds, wholeNumber } from '../values.ts'

/**
 * Body of POST /api/plays by a signed-in account (api/session.ts). Without a transaction the server checks by itself if
 * the account is the artist, holds what opens the song, or has paid for an unused play.
 */
export const PlayRequest = v.object({ song: hash, transaction: v.optional(hash) })
export type PlayRequest = v.InferInput<typeof PlayRequest>

/**
 * The answer to a play request: a URL that serves the whole song, with ranges and without a cookie, until it ends.
 * Equal plays get equal tickets, so a reload continues. A paid play is used by the first byte served, not by the
 * ticket: asking early costs nothing, fetching early does.
 */
export const PlayTicket = v.object({
  address: ownPath,
  endsAtSeconds: seconds,
  /** Bytes it still serves: several times the song, so that seeking is free. */
  bytesLeft: wholeNumber,
  by: v.picklist(['artist', 'key', 'supporter', 'play']),
})
export type PlayTicket = v.InferInput<typeof PlayTicket>

/**
 * Answer of GET /api/plays?song=… for a signed-in account: what would open the song now. Looking grants nothing, and
 * "nothing opens it" is an ordinary answer.
 */
export const PlayLook = v.object({
  /** Null if nothing does and a play must be paid for. */
  by: v.nullable(v.picklist(['artist', 'key', 'supporter', 'play'])),
  /** Until when a paid play that has begun can be restarted; null if it has not begun, or nothing was paid. */
  endsAtSeconds: v.nullable(seconds),
  /** Nothing opens it yet, but it was paid for: the payment is not final, or was undone and waits to be mined again. Nobody pays twice. */
  isAwaited: v.boolean(),
})
export type PlayLook = v.InferInput<typeof PlayLook>

/** With every 402: what a play costs and where it is paid, for programs. */
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

/** The codes with which POST /api/plays refuses. */
export const PLAY_REFUSALS = [
  /** 401: nobody is signed in here. */
  'notSignedIn',
  /** 404: the jukebox has no such song. */
  'noSuchSong',
  /** 404: this server does not have its recording. */
  'noSound',
  /** 451: withdrawn by the operator. Nobody is asked to pay. */
  'withdrawn',
  /** 403: it has not opened, and this account holds nothing that its artist opens it for before. Nobody can pay yet. */
  'notOpenYet',
  /** 410: its artist has taken it off the jukebox, and nothing was paid that has not been heard. Nobody can pay any more. */
  'retired',
  /** 402: nothing was paid that has not been heard. */
  'notPaid',
  /** 402: the play that was named has been heard. */
  'heard',
  /** 402: the transaction holds no play of this song for this account. */
  'otherPlay',
  /** 409: paid, but not final yet; to be asked again with the next block. */
  'notFinal',
  /** 503: the chain cannot be asked now. */
  'chainAway',
] as const
export type PlayRefusalCode = (typeof PLAY_REFUSALS)[number]

/** The codes with which a song's address refuses. */
export const SOUND_REFUSALS = [
  /** 451: its operator has withdrawn it. */
  'withdrawn',
  /** 403: asked without a ticket before it opens. */
  'notOpenYet',
  /** 410: asked without a ticket after its artist has taken it off the jukebox. */
  'retired',
  /** 402: asked without a ticket. */
  'payToPlay',
  /** 403: not a ticket of this server, or of another song. */
  'forged',
  /** 410: its time is over. */
  'over',
  /** 410: the chain has taken the play back. */
  'takenBack',
  /** 429: its bytes are used up. */
  'usedUp',
] as const
export type SoundRefusalCode = (typeof SOUND_REFUSALS)[number]
