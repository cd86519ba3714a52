import * as v from 'valibot'
import { SongPreview } from './songSound.ts'
import { leftOut } from '../indexPage.ts'
import { address, finite, hash, ownPath, seconds, wholeNumber } from '../values.ts'

const UPLOAD_KINDS = ['sound', 'artwork'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** The largest files that are taken. Of sounds also 5 seconds to 20 minutes. */
export const MAX_UPLOAD_BYTES: Readonly<Record<UploadKind, number>> = {
  sound: 100 * 1024 * 1024,
  artwork: 10 * 1024 * 1024,
}
/** The longest body of one PUT. What `partBytes` says is better: a request that takes longer than 20 s is cut. */
export const MAX_PART_BYTES = 4 * 1024 * 1024

/**
 * What POST /api/uploads is sent, by whoever is signed in (api/session.ts). The name is only what the person sees again in the list of
 * what is not finished; nothing is ever stored under it.
 */
export const UploadBegin = v.object({
  kind: v.picklist(UPLOAD_KINDS),
  bytes: v.pipe(wholeNumber, v.minValue(1)),
  name: v.pipe(v.string(), v.maxLength(4096)),
})
export type UploadBegin = v.InferInput<typeof UploadBegin>

/** Which kind of sound it is, by what is in it. */
export const SOUND_FORMATS = ['mp3', 'flac', 'vorbis', 'opus', 'wav'] as const
export type SoundFormat = (typeof SOUND_FORMATS)[number]

/** The song that registered this very recording before, by another artist: "who was first". */
export const FirstSong = v.object({ song: hash, artist: address })
export type FirstSong = v.InferInput<typeof FirstSong>

/** What became of a sound: its metadata is removed, and of what is left the hash is the content hash to register. */
const CheckedSound = v.object({
  kind: v.literal('sound'),
  contentHash: hash,
  format: v.picklist(SOUND_FORMATS),
  bytes: wholeNumber,
  durationMs: wholeNumber,
  /** How much louder or quieter it will be played (api/songSound.ts). */
  gainDb: finite,
  /** How loud each 200th part is against the loudest, a byte each, in base64. */
  waveform: v.string(),
  preview: SongPreview,
  first: v.nullable(FirstSong),
})
export type CheckedSound = v.InferInput<typeof CheckedSound>

/** What became of a picture: made anew as a square WebP without anything else in it. */
const CheckedArtwork = v.object({
  kind: v.literal('artwork'),
  /** On our own origin. */
  address: ownPath,
  bytes: wholeNumber,
})
export type CheckedArtwork = v.InferInput<typeof CheckedArtwork>

/** Why a file that arrived whole is not taken. What was sent is forgotten; another upload is begun for another file. */
export const UPLOAD_PROBLEMS = [
  /** Neither MP3, FLAC, Ogg Vorbis, Opus nor WAV. */
  'notASound',
  /** M4A, AAC or another kind of sound that this server does not decode. */
  'otherFormat',
  /** It begins like a sound and cannot be decoded. */
  'broken',
  /** Below 5 seconds. */
  'tooShort',
  /** Above 20 minutes. */
  'tooLong',
  /** Nothing is heard in it. */
  'silent',
  /** Neither PNG, JPEG nor WebP, or not to be decoded. */
  'notAPicture',
  /** More than 25 million pixels. */
  'tooManyPixels',
  /** Its operator has withdrawn this very recording or picture. */
  'withdrawn',
  /** Looking at it took longer than it may. */
  'tooSlow',
] as const
export type UploadProblemCode = (typeof UPLOAD_PROBLEMS)[number]

const UploadState = v.variant('is', [
  /** More is to come, from `received` on. */
  v.object({ is: v.literal('receiving') }),
  /** All arrived; so many others are looked at before it. */
  v.object({ is: v.literal('waiting'), ahead: wholeNumber }),
  /** It is being decoded: so much of it, from 0 to 1. */
  v.object({ is: v.literal('checking'), done: finite }),
  v.object({ is: v.literal('ready'), result: v.variant('kind', [CheckedSound, CheckedArtwork]) }),
  v.object({ is: v.literal('refused'), problem: v.picklist(UPLOAD_PROBLEMS) }),
])
export type UploadState = v.InferInput<typeof UploadState>

/**
 * What POST /api/uploads, and PUT, GET and DELETE of one answer. GET is asked again (once a second) while it is `waiting` or `checking`.
 * An upload that no song took is forgotten a day after its last byte.
 */
export const Upload = v.object({
  upload: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  kind: v.picklist(UPLOAD_KINDS),
  /** As it was told, safe to show. */
  name: v.string(),
  bytes: wholeNumber,
  /** How much of it is on the disk: the next part begins here. */
  received: wholeNumber,
  /** How much is best sent at a time. */
  partBytes: wholeNumber,
  endsAtSeconds: seconds,
  state: UploadState,
})
export type Upload = v.InferInput<typeof Upload>

/** GET /api/uploads: what this account has begun and no song has taken yet, newest first. */
export const Uploads = v.object({ uploads: v.array(Upload), leftOut })
export type Uploads = v.InferInput<typeof Uploads>

/** What a refused part answers: where the next one begins, if that is known. A line that broke is asked with GET. */
export const UploadRefusal = v.object({ error: v.string(), code: v.string(), received: v.optional(wholeNumber) })
export type UploadRefusal = v.InferInput<typeof UploadRefusal>

/** The codes with which an upload is refused, each with a sentence (api/problem.ts). */
export const UPLOAD_REFUSALS = [
  /** 401: nobody is signed in here. */
  'notSignedIn',
  /** 404: there is none, or it is somebody else's. */
  'noSuchUpload',
  /** 413: above the limit of its kind, or more than was announced. */
  'tooLarge',
  /** 409, with `received`: this part does not begin where the last one ended. */
  'otherOffset',
  /** 409: another part of it is just being taken, or nothing more is. */
  'notReceiving',
  /** 429: so much of this account, or from this address, is unfinished or came today already. */
  'quota',
  /** 507: this server has no room left. */
  'full',
  /** 503: it cannot write at the moment. */
  'away',
] as const
export type UploadRefusalCode = (typeof UPLOAD_REFUSALS)[number]
