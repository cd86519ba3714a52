import * as v from 'valibot'
import { SongPreview } from './songSound.ts'
import { leftOut } from '../indexPage.ts'
import { address, finite, hash, ownPath, seconds, wholeNumber } from '../values.ts'

const UPLOAD_KINDS = ['sound', 'artwork'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** Maximum file sizes. A sound must also last 5 seconds to 20 minutes. */
export const MAX_UPLOAD_BYTES: Readonly<Record<UploadKind, number>> = {
  sound: 100 * 1024 * 1024,
  artwork: 10 * 1024 * 1024,
}
/** Maximum body of one PUT. Prefer `partBytes`, because a request longer than 20 s is cut. */
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

/** The song with which another artist registered the same recording first. */
export const FirstSong = v.object({ song: hash, artist: address })
export type FirstSong = v.InferInput<typeof FirstSong>

/** Result of a sound without its metadata; `hash` is the content hash to register. */
const CheckedSound = v.object({
  kind: v.literal('sound'),
  contentHash: hash,
  format: v.picklist(SOUND_FORMATS),
  bytes: wholeNumber,
  durationMs: wholeNumber,
  /** Gain for playback (api/songSound.ts). */
  gainDb: finite,
  /** Peaks of 200 equal parts relative to the loudest, one byte each, in base64. */
  waveform: v.string(),
  preview: SongPreview,
  first: v.nullable(FirstSong),
})
export type CheckedSound = v.InferInput<typeof CheckedSound>

/** Result of a picture, re-encoded as a square WebP without metadata. */
const CheckedArtwork = v.object({
  kind: v.literal('artwork'),
  /** URL on our own origin. */
  address: ownPath,
  bytes: wholeNumber,
})
export type CheckedArtwork = v.InferInput<typeof CheckedArtwork>

/** Reason why a complete file is refused. Its bytes are deleted; another file needs a new upload. */
export const UPLOAD_PROBLEMS = [
  /** Neither MP3, FLAC, Ogg Vorbis, Opus nor WAV. */
  'notASound',
  /** M4A, AAC or another format that this server does not decode. */
  'otherFormat',
  /** Starts like a sound but cannot be decoded. */
  'broken',
  /** Shorter than 5 seconds. */
  'tooShort',
  /** Longer than 20 minutes. */
  'tooLong',
  /** The sound is silent. */
  'silent',
  /** Neither PNG, JPEG nor WebP, or not decodable. */
  'notAPicture',
  /** More than 25 million pixels. */
  'tooManyPixels',
  /** The operator has withdrawn this recording or picture. */
  'withdrawn',
  /** Checking exceeded its time limit. */
  'tooSlow',
] as const
export type UploadProblemCode = (typeof UPLOAD_PROBLEMS)[number]

const UploadState = v.variant('is', [
  /** The next part starts at `received`. */
  v.object({ is: v.literal('receiving') }),
  /** Complete; `ahead` uploads are checked before it. */
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
  /** The given name without hidden characters. */
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

/** Error codes of uploads (api/problem.ts). */
export const UPLOAD_REFUSALS = [
  /** 401: the request is not signed in. */
  'notSignedIn',
  /** 404: the upload does not exist or belongs to another account. */
  'noSuchUpload',
  /** 413: larger than the limit of its kind or than announced. */
  'tooLarge',
  /** 409, with `received`: the part does not start where the last one ended. */
  'otherOffset',
  /** 409: another part is being received, or no more are accepted. */
  'notReceiving',
  /** 429: this account or address has too many unfinished uploads, or reached today's limit. */
  'quota',
  /** 507: this server's disk is full. */
  'full',
  /** 503: storage is unavailable. */
  'away',
] as const
export type UploadRefusalCode = (typeof UPLOAD_REFUSALS)[number]
