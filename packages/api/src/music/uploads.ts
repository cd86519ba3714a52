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
/** Maximum body of one PUT. `partBytes` is the better size: a request longer than 20 s is cut. */
export const MAX_PART_BYTES = 4 * 1024 * 1024

/**
 * Body of POST /api/uploads by a signed-in account (api/session.ts). The name is only shown in the list of unfinished
 * uploads; nothing is stored under it.
 */
export const UploadBegin = v.object({
  kind: v.picklist(UPLOAD_KINDS),
  bytes: v.pipe(wholeNumber, v.minValue(1)),
  name: v.pipe(v.string(), v.maxLength(4096)),
})
export type UploadBegin = v.InferInput<typeof UploadBegin>

/** Format of the sound, detected from its content. */
export const SOUND_FORMATS = ['mp3', 'flac', 'vorbis', 'opus', 'wav'] as const
export type SoundFormat = (typeof SOUND_FORMATS)[number]

/** The song that registered this very recording before, by another artist: "who was first". */
export const FirstSong = v.object({ song: hash, artist: address })
export type FirstSong = v.InferInput<typeof FirstSong>

/** Result of a sound: its metadata is removed, and the hash of the rest is the content hash to register. */
const CheckedSound = v.object({
  kind: v.literal('sound'),
  contentHash: hash,
  format: v.picklist(SOUND_FORMATS),
  bytes: wholeNumber,
  durationMs: wholeNumber,
  /** Gain for playback (api/songSound.ts). */
  gainDb: finite,
  /** Peak of each 200th part relative to the loudest, a byte each, in base64. */
  waveform: v.string(),
  preview: SongPreview,
  first: v.nullable(FirstSong),
})
export type CheckedSound = v.InferInput<typeof CheckedSound>

/** Result of a picture: re-encoded as a square WebP without other data. */
const CheckedArtwork = v.object({
  kind: v.literal('artwork'),
  /** On our own origin. */
  address: ownPath,
  bytes: wholeNumber,
})
export type CheckedArtwork = v.InferInput<typeof CheckedArtwork>

/** Reason why a complete file is refused. Its bytes are deleted; another file needs a new upload. */
export const UPLOAD_PROBLEMS = [
  /** Neither MP3, FLAC, Ogg Vorbis, Opus nor WAV. */
  'notASound',
  /** M4A, AAC or another kind of sound that this server does not decode. */
  'otherFormat',
  /** Starts like a sound but cannot be decoded. */
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
  /** The operator has withdrawn this recording or picture. */
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
  /** Decoding, with progress from 0 to 1. */
  v.object({ is: v.literal('checking'), done: finite }),
  v.object({ is: v.literal('ready'), result: v.variant('kind', [CheckedSound, CheckedArtwork]) }),
  v.object({ is: v.literal('refused'), problem: v.picklist(UPLOAD_PROBLEMS) }),
])
export type UploadState = v.InferInput<typeof UploadState>

/**
 * Answer of POST /api/uploads, and of PUT, GET and DELETE of one. Poll GET once a second while it is `waiting` or
 * `checking`. An upload that no song uses is deleted a day after its last byte.
 */
export const Upload = v.object({
  upload: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  kind: v.picklist(UPLOAD_KINDS),
  /** The given name, safe to show. */
  name: v.string(),
  bytes: wholeNumber,
  /** Bytes on disk: the next part starts here. */
  received: wholeNumber,
  /** Recommended size of a part. */
  partBytes: wholeNumber,
  endsAtSeconds: seconds,
  state: UploadState,
})
export type Upload = v.InferInput<typeof Upload>

/** Answer of GET /api/uploads: this account's uploads that no song uses yet, newest first. */
export const Uploads = v.object({ uploads: v.array(Upload), leftOut })
export type Uploads = v.InferInput<typeof Uploads>

/** Answer to a refused part: where the next one starts, if known. After a broken connection, use GET. */
export const UploadRefusal = v.object({ error: v.string(), code: v.string(), received: v.optional(wholeNumber) })
export type UploadRefusal = v.InferInput<typeof UploadRefusal>

/** The codes with which an upload is refused, each with a sentence (api/problem.ts). */
export const UPLOAD_REFUSALS = [
  /** 401: nobody is signed in here. */
  'notSignedIn',
  /** 404: there is none, or it belongs to somebody else. */
  'noSuchUpload',
  /** 413: above the limit of its kind, or more than was announced. */
  'tooLarge',
  /** 409, with `received`: this part does not begin where the last one ended. */
  'otherOffset',
  /** 409: another part is being received, or no more are accepted. */
  'notReceiving',
  /** 429: this account or address has too many unfinished uploads, or reached today's limit. */
  'quota',
  /** 507: this server has no room left. */
  'full',
  /** 503: it cannot write at the moment. */
  'away',
] as const
export type UploadRefusalCode = (typeof UPLOAD_REFUSALS)[number]
