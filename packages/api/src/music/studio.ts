import * as v from 'valibot'
import { SONG_LIMITS, ofSongTexts } from '@musi/domain/text/textLimits'
import { leftOut } from '../indexPage.ts'
import { SongPreview } from './songSound.ts'
import { DraftKey, NewSongKey, type SongKey } from './songs.ts'
import { FirstSong, SOUND_FORMATS } from './uploads.ts'
import { address, amount, digits, finite, hash, hexAddress, ownPath, seconds, wholeNumber } from '../values.ts'

const MOST_KEYS = 4

const text = (limit: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(limit))
const keys = v.pipe(v.array(NewSongKey), v.maxLength(MOST_KEYS))
/** Everybody has at least nothing of a token. */
const isNothing = (key: SongKey) => key.kind === 'token' && /^0+$/.test(key.atLeast)
const newKeys = v.pipe(
  keys,
  v.check((given) => !given.some(isNothing)),
)

/** A draft that is not registered ends so long after its last change. */
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
 * The planned registration, stored with a draft so that it can be completed elsewhere or later. Only the chain's values
 * count.
 */
const SongPlan = songPlan(hexAddress, digits)
export type SongPlan = v.InferInput<typeof SongPlan>
/** Line breaks, direction marks and other unsafe characters are removed from texts before they are stored. */
const fields = {
  ...ofSongTexts((name) => text(SONG_LIMITS[name])),
  /** A day such as 2026-11-22; empty: the day of its registration or opening. */
  released_date: v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/)),
  /** Holdings that open the whole song without payment, at any time. */
  keys,
  /** Holdings that open the whole song before its release, when nobody can pay yet. */
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
 * Stage of a song by the chain and its newest block's time: not registered; registered but not released, for nobody or
 * for supporters; released; retired.
 */
const SONG_STAGES = ['draft', 'scheduled', 'supporters', 'public', 'retired'] as const
export type SongStage = (typeof SONG_STAGES)[number]

/** A song as its artist sees it, published or not. */
export const StudioSong = v.object({
  // Limits of an earlier version may have been wider.
  ...ofSongTexts(() => v.string()),
  released_date: v.string(),
  keys: v.array(DraftKey),
  supporters: v.array(DraftKey),
  plan: v.nullable(songPlan(address, amount)),
  /** The id that it has on the chain once it is registered in this jukebox with this nonce. */
  song: hash,
  /** The contract where it is, or will be, registered. */
  jukebox: address,
  nonce: amount,
  stage: v.picklist(SONG_STAGES),
  /** Withdrawn by the operator: nobody hears it here or is asked to pay. */
  isWithdrawn: v.boolean(),
  artwork: v.nullable(ownPath),
  /** Hash registered with it. */
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
  /** Plays that were paid for and can still be heard: of a song that is deleted the recording stays until they are. */
  unheardPlays: wholeNumber,
  madeAtSeconds: seconds,
  changedAtSeconds: seconds,
  /** Time when a draft that nobody changes or registers expires; null if it is registered. */
  endsAtSeconds: v.nullable(seconds),
})
export type StudioSong = v.InferInput<typeof StudioSong>

/** GET /api/studio/songs: those of the account that is signed in, newest first. */
export const StudioSongs = v.object({ songs: v.array(StudioSong), leftOut })
export type StudioSongs = v.InferInput<typeof StudioSongs>

/** The codes with which a change is refused, each with a sentence (api/problem.ts). */
export const STUDIO_REFUSALS = [
  /** 401: nobody is signed in here. */
  'notSignedIn',
  /** 400: a field is missing, too long or of another form. */
  'badRequest',
  /** 403: another account's song. */
  'notYours',
  /** 404: this server knows of no song with this id. */
  'noSuchSong',
  /** 409: `sound` or `artwork` is no upload of this account that is ready. */
  'notReady',
  /** 409: a registered song keeps its recording, which is what its content hash names. */
  'registered',
  /** 409: it is for sale. Retire it on chain first, because nobody may pay for a song that would not play. */
  'stillSold',
  /** 400: a key is not a contract that reports balances within 200,000 gas. */
  'badKey',
  /** 409: this account has reached its limit of songs. */
  'quota',
  /** 503: the chain or storage is unavailable at the moment. */
  'away',
] as const
export type StudioRefusalCode = (typeof STUDIO_REFUSALS)[number]

export const MAX_SONG_BYTES = 32_768
