import type { NewPieceFile, PieceFileRefusalCode } from '@musi/api/market/pieceFiles'
import type { NewSong, SongChange, StudioRefusalCode } from '@musi/api/music/studio'
import type { SongKey } from '@musi/api/music/songs'
import type { UploadKind, UploadProblemCode, UploadRefusalCode } from '@musi/api/music/uploads'
import { PIECE_FILES_PATH, STUDIO_PATH, UPLOADS_PATH } from '@musi/api/paths'
import { ownPath } from '@musi/domain/ownPath'
import { rowsAnswer } from '@musi/domain/rowsAnswer'
import {
  type Reader,
  address,
  fields,
  flag,
  hex,
  list,
  oneOf,
  orNull,
  text,
  units,
  wholeNumber,
} from '@musi/domain/untrusted'
import { ask, sent } from '#platform/page/http/ask.ts'
import type { Sending } from '#platform/page/http/fromServer.ts'

const fraction: Reader<number> = (given) => (typeof given === 'number' && given >= 0 && given <= 1 ? given : undefined)

const readState = (given: unknown) =>
  fields({ is: oneOf('receiving', 'waiting', 'ready') })(given) ??
  fields({ is: oneOf('checking'), done: fraction })(given) ??
  fields({ is: oneOf('refused'), problem: text })(given)

const readUpload = fields({
  upload: text,
  bytes: wholeNumber,
  received: wholeNumber,
  partBytes: wholeNumber,
  state: readState,
})
export type UploadNow = NonNullable<ReturnType<typeof readUpload>>

export const readKey = (given: unknown): SongKey | undefined => {
  const token = fields({ kind: oneOf('token'), token: address, atLeast: units })(given)
  if (token !== undefined) return { ...token, atLeast: token.atLeast.toString() }
  return fields({ kind: oneOf('collectible'), collection: address })(given)
}
export const readPayee = fields({ account: address, shareBps: wholeNumber })

const readSong = fields({
  song: hex,
  jukebox: address,
  nonce: units,
  song_title: text,
  artist_name: text,
  genre: text,
  description: text,
  released_date: text,
  stage: oneOf('draft', 'scheduled', 'supporters', 'public', 'retired'),
  isWithdrawn: flag,
  artwork: orNull(ownPath),
  contentHash: hex,
  keys: list(readKey),
  supporters: list(readKey),
  plan: orNull(
    fields({
      token: orNull(address),
      cost: orNull(units),
      opensAtSeconds: orNull(units),
      payees: list(readPayee),
    }),
  ),
  registered: orNull(fields({ token: address, cost: units, opensAtSeconds: units, plays: wholeNumber })),
  unheardPlays: wholeNumber,
  endsAtSeconds: orNull(wholeNumber),
})
/** A song of the artist, published or not. */
export type OwnSong = NonNullable<ReturnType<typeof readSong>>
const readSongs = rowsAnswer({}, { songs: readSong })
const readPieceFile = fields({ path: ownPath, picture: ownPath })

/** `gone`, `unreadable`: the page does not hold the file any more, or this browser cannot read it. */
export type Code =
  | UploadProblemCode
  | UploadRefusalCode
  | StudioRefusalCode
  | PieceFileRefusalCode
  | 'gone'
  | 'unreadable'

export type Success<Value> = { readonly kind: 'told'; readonly value: Value }
export type Refused = { readonly kind: 'refused'; readonly code: Code }
/** Nobody answered: it may go on later. */
export type Away = { readonly kind: 'away' }

/** A part of a file may take as long as our server lets it, in ms. */
const PATIENCE_MS = 25_000

async function answerOf<Value>(
  path: string,
  reader: Reader<Value>,
  sending: Sending = {},
): Promise<Success<Value> | Refused | Away> {
  const asked = await ask(path, reader, { cache: 'no-store', patienceMs: PATIENCE_MS, ...sending })
  if (asked.ok) return { kind: 'told', value: asked.value }
  const { failure } = asked
  return failure.kind !== 'refused' || failure.code === null || failure.code === 'away'
    ? { kind: 'away' }
    : { kind: 'refused', code: failure.code as Code }
}

/** What our server keeps for the artist who is signed in (spec: studio.publish). */
export const studioApi = {
  begin: (kind: UploadKind, { size, name }: File, signal: AbortSignal) =>
    answerOf(UPLOADS_PATH, readUpload, {
      ...sent('POST', { kind, bytes: size, name: name.slice(0, 4096) }),
      signal,
    }),
  part: (upload: string, from: number, part: Blob, signal: AbortSignal) =>
    answerOf(`${UPLOADS_PATH}/${upload}?from=${from}`, readUpload, { method: 'PUT', body: part, signal }),
  look: (upload: string, signal: AbortSignal) => answerOf(`${UPLOADS_PATH}/${upload}`, readUpload, { signal }),
  /** What is not wanted any more makes room at once. */
  forget: (upload: string) => answerOf(`${UPLOADS_PATH}/${upload}`, readUpload, { method: 'DELETE' }),
  draft: (song: NewSong) => answerOf(STUDIO_PATH, readSong, sent('POST', song)),
  songs: () => answerOf(STUDIO_PATH, readSongs),
  /** What a piece says of itself, and its picture; asked a second time it is the same file. */
  pieceFile: (piece: NewPieceFile) => answerOf(PIECE_FILES_PATH, readPieceFile, sent('POST', piece)),
  /** What is not named stays as it is. */
  change: (song: string, changed: SongChange) => answerOf(`${STUDIO_PATH}/${song}`, readSong, sent('PUT', changed)),
  remove: (song: string) => answerOf(`${STUDIO_PATH}/${song}`, readSong, { method: 'DELETE' }),
}
