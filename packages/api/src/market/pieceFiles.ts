import { PIECE_LIMITS } from '@musi/domain/text/textLimits'
import * as v from 'valibot'
import { ownPath } from '../values.ts'

const text = (least: number, limit: number) => v.pipe(v.string(), v.minLength(least), v.maxLength(limit))

/**
 * Body of POST /api/studio/pieces: the piece's metadata. `artwork` is a `ready` upload of this account (api/uploads.ts), or one
 * already used for a piece. Other fields are ignored.
 */
export const NewPieceFile = v.object({
  name: text(1, PIECE_LIMITS.name),
  description: text(0, PIECE_LIMITS.description),
  artist: text(0, PIECE_LIMITS.artist),
  artwork: v.pipe(v.string(), v.maxLength(40)),
})
export type NewPieceFile = v.InferInput<typeof NewPieceFile>

/** Paths of a piece's metadata file and picture, named by their content, so they never change. */
export const PieceFile = v.object({
  path: ownPath,
  picture: ownPath,
})
export type PieceFile = v.InferInput<typeof PieceFile>

/** Error codes of POST /api/studio/pieces (api/problem.ts). */
const PIECE_FILE_REFUSALS = [
  /** 401: the request is not signed in. */
  'notSignedIn',
  /** 400: a field is missing, too long, or empty without hidden characters. */
  'badRequest',
  /** 409: the picture is not a ready upload of this account. */
  'notReady',
  /** 409: this account has reached its limit of files. */
  'quota',
  /** 503: storage is unavailable. */
  'away',
] as const
export type PieceFileRefusalCode = (typeof PIECE_FILE_REFUSALS)[number]

export const MAX_PIECE_FILE_BYTES = 8192
