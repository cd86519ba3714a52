import { type NewPieceFile, PieceFile, type PieceFileRefusalCode } from '@musi/api/market/pieceFiles'
import { FeedChoice, type FeedChoiceRefusalCode } from '@musi/api/music/feedChoice'
import { type NewSong, type SongChange, type StudioRefusalCode, StudioSong, StudioSongs } from '@musi/api/music/studio'
import { Upload, type UploadKind, type UploadProblemCode, type UploadRefusalCode } from '@musi/api/music/uploads'
import {
  FEED_CHOICE_PATH,
  PIECE_FILES_PATH,
  STUDIO_PATH,
  UPLOADS_PATH,
  studioSongPath,
  uploadPath,
} from '@musi/api/paths'
import type { Reader } from '@musi/domain/untrusted'
import type * as v from 'valibot'
import { ask, jsonRequest } from '#platform/page/http/ask.ts'
import type { Sending } from '#platform/page/http/fromServer.ts'
import { readAnswer, readValue } from '#platform/page/http/readAnswer.ts'

const readUpload = (value: unknown) => readValue(Upload, value)
export type UploadStatus = v.InferOutput<typeof Upload>

const readSong = (value: unknown) => readValue(StudioSong, value)
/** A song of the artist, published or not. */
export type OwnSong = v.InferOutput<typeof StudioSong>

const readSongs = (value: unknown) => readAnswer(StudioSongs, value)
const readFeedChoice = (value: unknown) => readValue(FeedChoice, value)
const readPieceFile = (value: unknown) => readValue(PieceFile, value)

/** `gone`: the page no longer has the file. `unreadable`: this browser cannot read it. */
export type Code =
  | UploadProblemCode
  | UploadRefusalCode
  | StudioRefusalCode
  | PieceFileRefusalCode
  | FeedChoiceRefusalCode
  | 'gone'
  | 'unreadable'

export type Success<Value> = { readonly kind: 'success'; readonly value: Value }
export type Refused = { readonly kind: 'refused'; readonly code: Code }
/** The server did not answer; a later attempt may succeed. */
export type Unreachable = { readonly kind: 'unreachable' }

/** Timeout of a request, equal to the server's time limit for a part of a file. */
const TIMEOUT_MS = 25_000

async function answerOf<Value>(
  path: string,
  reader: Reader<Value>,
  sending: Sending = {},
): Promise<Success<Value> | Refused | Unreachable> {
  const result = await ask(path, reader, { cache: 'no-store', patienceMs: TIMEOUT_MS, ...sending })
  if (result.ok) return { kind: 'success', value: result.value }
  const { failure } = result
  return failure.kind !== 'refused' || failure.code === null || failure.code === 'away'
    ? { kind: 'unreachable' }
    : { kind: 'refused', code: failure.code as Code }
}

/** Server storage of the signed-in artist (spec: studio.publish). */
export const studioApi = {
  begin: (kind: UploadKind, { size, name }: File, signal: AbortSignal) =>
    answerOf(UPLOADS_PATH, readUpload, {
      ...jsonRequest('POST', { kind, bytes: size, name: name.slice(0, 4096) }),
      signal,
    }),
  part: (upload: string, from: number, part: Blob, signal: AbortSignal) =>
    answerOf(`${uploadPath(upload)}?from=${from}`, readUpload, { method: 'PUT', body: part, signal }),
  status: (upload: string, signal: AbortSignal) => answerOf(uploadPath(upload), readUpload, { signal }),
  /** Deletes an upload at once to free its space. */
  deleteUpload: (upload: string) => answerOf(uploadPath(upload), readUpload, { method: 'DELETE' }),
  createDraft: (song: NewSong) => answerOf(STUDIO_PATH, readSong, jsonRequest('POST', song)),
  songs: () => answerOf(STUDIO_PATH, readSongs),
  feedChoice: () => answerOf(FEED_CHOICE_PATH, readFeedChoice),
  chooseFeed: (isListed: boolean) => answerOf(FEED_CHOICE_PATH, readFeedChoice, jsonRequest('PUT', { isListed })),
  /** Stores a piece's metadata and picture; repeating the request returns the same file. */
  pieceFile: (piece: NewPieceFile) => answerOf(PIECE_FILES_PATH, readPieceFile, jsonRequest('POST', piece)),
  /** Changes only the named fields. */
  change: (song: string, changed: SongChange) => answerOf(studioSongPath(song), readSong, jsonRequest('PUT', changed)),
  remove: (song: string) => answerOf(studioSongPath(song), readSong, { method: 'DELETE' }),
}
