import * as v from 'valibot'
import { SONG_LIMITS, mapSongTexts } from '@musi/domain/text/textLimits'
import { leftOut } from '../indexPage.ts'
import { SongPreview } from './songSound.ts'
import { DraftKey, NewSongKey, type SongKey } from './songs.ts'
import { FirstSong, SOUND_FORMATS } from './uploads.ts'
import { address, amount, digits, finite, hash, hexAddress, ownPath, seconds, wholeNumber } from '../values.ts'

const MAX_KEYS = 4

const text = (limit: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(limit))
const keys = v.pipe(v.array(NewSongKey), v.maxLength(MAX_KEYS))
/** True for a key that every account has: zero of a token. */
const isNothing = (key: SongKey) => key.kind === 'token' && /^0+$/.test(key.atLeast)
const newKeys = v.pipe(
  keys,
  v.check((given) => !given.some(isNothing)),
)

/** Time after its last change at which an unregistered draft is deleted. */
export const DRAFT_SECONDS = 30 * 86_400

/* @__NO_SIDE_EFFECTS__ */
const songPlan = <Account extends v.GenericSchema<string, unknown>, Count extends v.GenericSchema<string, unknown>>(
  account: Account,
  count: Count,
) =>
  v.object({
    token: v.nullable(account),
    cost: v.nullable(count),
    opensAtSeconds: v.nullable(count),
    payees: v.pipe(v.array(v.object({ account, shareBps: wholeNumber })), v.maxLength(10)),
  })
/**
 * The planned registration, stored with a draft so that it can be completed on another device or later.
 */
const SongPlan = songPlan(hexAddress, digits)
export type SongPlan = v.InferInput<typeof SongPlan>
/** Hidden and unsafe characters are removed from texts before they are stored. */
const fields = {
  ...mapSongTexts((name) => text(SONG_LIMITS[name])),
  /** A day such as 2026-11-22; empty means the day of registration or opening. */
  released_date: v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/)),
  /** Holdings that give access to the whole song without payment, at any time. */
  keys,
  /** Holdings that give access to the whole song before its release. */
  supporters: keys,
  plan: v.nullable(SongPlan),
}

/**
 * Body of POST /api/studio/songs: a draft. `sound` and `artwork` are `ready` uploads of this account (api/uploads.ts).
 * Other fields (`views`, `exclusive`, `artist` …) are ignored: they are derived, or on chain.
 */
export const NewSong = v.object({
  ...fields,
  keys: newKeys,
  supporters: newKeys,
  sound: v.string(),
  artwork: v.nullable(v.string()),
})
export type NewSong = v.InferInput<typeof NewSong>

/**
 * Body of PUT /api/studio/songs/{song}: the changes. Omitted fields stay, so that two pages changing different fields
 * do not undo each other. A null `artwork` removes it; only a draft's sound can be replaced.
 */
export const SongChange = v.partial(NewSong)
export type SongChange = v.InferInput<typeof SongChange>

/**
 * Stage of a song by the chain's clock. 'scheduled' and 'supporters' are not released yet; supporters can already play the latter.
 */
const SONG_STAGES = ['draft', 'scheduled', 'supporters', 'public', 'retired'] as const
export type SongStage = (typeof SONG_STAGES)[number]

/** A song as its artist sees it, registered or not. */
export const StudioSong = v.object({
  // Limits of an earlier version may have been wider.
  ...mapSongTexts(() => v.string()),
  released_date: v.string(),
  keys: v.array(DraftKey),
  supporters: v.array(DraftKey),
  plan: v.nullable(songPlan(address, amount)),
  /** The id on chain, which follows from the jukebox and the nonce. */
  song: hash,
  /** The jukebox where the song is or will be registered. */
  jukebox: address,
  nonce: amount,
  stage: v.picklist(SONG_STAGES),
  /** True if the operator has withdrawn it, so that it can be neither played nor paid for here. */
  isWithdrawn: v.boolean(),
  artwork: v.nullable(ownPath),
  /** Content hash registered on chain. */
  contentHash: hash,
  format: v.picklist(SOUND_FORMATS),
  bytes: wholeNumber,
  durationMs: wholeNumber,
  gainDb: finite,
  waveform: v.string(),
  preview: SongPreview,
  first: v.nullable(FirstSong),
  /** Values on chain; null if it is not registered. */
  registered: v.nullable(
    v.object({ token: address, cost: amount, opensAtSeconds: amount, contentHash: hash, plays: wholeNumber }),
  ),
  /** Paid plays that can still be played; the recording of a deleted song stays until they are. */
  unheardPlays: wholeNumber,
  madeAtSeconds: seconds,
  changedAtSeconds: seconds,
  /** Time when an unchanged draft is deleted; null if the song is registered. */
  endsAtSeconds: v.nullable(seconds),
})
export type StudioSong = v.InferInput<typeof StudioSong>

/** Answer of GET /api/studio/songs: the songs of the signed-in account, newest first. */
export const StudioSongs = v.object({ songs: v.array(StudioSong), leftOut })
export type StudioSongs = v.InferInput<typeof StudioSongs>

/** Error codes of the studio (api/problem.ts). */
export const STUDIO_REFUSALS = [
  /** 401: the request is not signed in. */
  'notSignedIn',
  /** 400: a field is missing, too long or malformed. */
  'badRequest',
  /** 403: another account's song. */
  'notYours',
  /** 404: this server has no song with this id. */
  'noSuchSong',
  /** 409: `sound` or `artwork` is not a ready upload of this account. */
  'notReady',
  /** 409: the recording of a registered song cannot be replaced, because its content hash is on chain. */
  'registered',
  /** 409: the song can still be paid for on chain; retire it there first. */
  'stillSold',
  /** 400: a key is not a contract that reports balances within 200,000 gas. */
  'badKey',
  /** 409: this account has reached its limit of songs. */
  'quota',
  /** 503: the chain or storage is unavailable. */
  'away',
] as const
export type StudioRefusalCode = (typeof STUDIO_REFUSALS)[number]

export const MAX_SONG_BYTES = 32_768
