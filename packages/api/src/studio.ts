import * as z from 'zod/mini'
import { OWN_PATH } from '@musi/domain/ownPath'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { amount, hash, hexAddress, leftOut, seconds } from './indexPage.ts'
import { SongPreview } from './songSound.ts'
import { SongKey } from './songs.ts'
import { FirstSong, SOUND_FORMATS } from './uploads.ts'

z.config({ jitless: true })

const MOST_KEYS = 4

const text = (limit: number) => z.string().check(z.minLength(1), z.maxLength(limit))
const keys = z.array(SongKey).check(z.maxLength(MOST_KEYS))
/** Everybody has at least nothing of a token. */
const isNothing = (key: SongKey) => key.kind === 'token' && /^0+$/.test(key.atLeast)
const newKeys = keys.check(z.refine((given) => !given.some(isNothing)))

/** A draft that is not registered ends so long after its last change. */
export const DRAFT_SECONDS = 30 * 86_400

/** What the artist means to register, kept with a draft so that it is finished elsewhere or later. The chain's word counts, not this. */
const SongPlan = z.object({
  token: z.nullable(hexAddress),
  cost: z.nullable(amount),
  opensAtSeconds: z.nullable(amount),
  payees: z.array(z.object({ account: hexAddress, shareBps: z.int() })).check(z.maxLength(10)),
})
export type SongPlan = z.infer<typeof SongPlan>

/** Line ends, direction marks and whatever else is not safe to show are removed from texts before they are stored. */
const fields = {
  artist_name: text(SONG_LIMITS.artist_name),
  song_title: text(SONG_LIMITS.song_title),
  genre: text(SONG_LIMITS.genre),
  description: text(SONG_LIMITS.description),
  /** A day such as 2026-11-22; empty: the day of its registration or opening. */
  released_date: z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/)),
  /** Who hears it whole without paying, at any time. */
  keys,
  /** Who hears it whole before it opens, when nobody can pay yet. */
  supporters: keys,
  plan: z.nullable(SongPlan),
}

/**
 * What POST /api/studio/songs is sent: a draft. `sound` and `artwork` are uploads of this account that are `ready` (api/uploads.ts).
 * Whatever else is sent (`views`, `exclusive`, `artist` …) is ignored: it is derived, or the chain's.
 */
export const NewSong = z.object({
  ...{ ...fields, keys: newKeys, supporters: newKeys },
  sound: z.string(),
  artwork: z.nullable(z.string()),
})
export type NewSong = z.infer<typeof NewSong>

/**
 * What PUT /api/studio/songs/{song} is sent: what changes. Whatever is not sent stays, so that two pages that change different things of a
 * song undo nothing of each other. No `artwork` (null) takes it away; the sound of a draft alone can be another.
 */
export const SongChange = z.partial(NewSong)
export type SongChange = z.infer<typeof SongChange>

/**
 * Where a song stands, as the chain and the clock of its newest block say it: not registered; registered and not open, for nobody or
 * for supporters; open; retired.
 */
const SONG_STAGES = ['draft', 'scheduled', 'supporters', 'public', 'retired'] as const
export type SongStage = (typeof SONG_STAGES)[number]

/** A song as its artist sees it, published or not. */
export const StudioSong = z.object({
  ...fields,
  /** The id that it has on the chain once it is registered in this jukebox with this nonce. */
  song: hash,
  /** Where it is registered, or will be. */
  jukebox: hexAddress,
  nonce: amount,
  stage: z.enum(SONG_STAGES),
  /** Its operator has withdrawn it: nobody hears it here, and nobody is asked to pay. */
  isWithdrawn: z.boolean(),
  artwork: z.nullable(z.string().check(z.regex(OWN_PATH))),
  /** What is registered with it. */
  contentHash: hash,
  format: z.enum(SOUND_FORMATS),
  bytes: z.int(),
  durationMs: z.int(),
  gainDb: z.number(),
  waveform: z.string(),
  preview: SongPreview,
  first: z.nullable(FirstSong),
  /** What the chain says; null: it is not registered. */
  registered: z.nullable(
    z.object({ token: hexAddress, cost: amount, opensAtSeconds: amount, contentHash: hash, plays: z.int() }),
  ),
  /** Plays that were paid for and can still be heard: of a song that is deleted the recording stays until they are. */
  unheardPlays: z.int(),
  madeAtSeconds: seconds,
  changedAtSeconds: seconds,
  /** When a draft ends that nobody changes or registers; null: it is registered. */
  endsAtSeconds: z.nullable(seconds),
})
export type StudioSong = z.infer<typeof StudioSong>

/** GET /api/studio/songs: those of the account that is signed in, newest first. */
export const StudioSongs = z.object({ songs: z.array(StudioSong), leftOut })
export type StudioSongs = z.infer<typeof StudioSongs>

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
  /** 409: it is sold. Retire it on the chain first: nobody may pay for what would not be given. */
  'stillSold',
  /** 400: a key is no contract that says what an account has, within 200,000 gas. */
  'badKey',
  /** 409: so many songs of this account are kept already. */
  'quota',
  /** 503: the chain or what is kept cannot be asked at the moment. */
  'away',
] as const
export type StudioRefusalCode = (typeof STUDIO_REFUSALS)[number]

/** POST makes a draft, GET lists. */
export const STUDIO_PATH = '/api/studio/songs'
/** PUT changes it, DELETE deletes it; both answer like GET of one. */
export const studioSongPath = (song: string): string => `${STUDIO_PATH}/${song}`

export const MAX_SONG_BYTES = 32_768
