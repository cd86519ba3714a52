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
  fromJson,
  hex,
  list,
  oneOf,
  orNull,
  text,
  units,
  wholeNumber,
} from '@musi/domain/untrusted'

const TIMEOUT_MS = 25_000

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
const readRefusal = fields({ code: text })

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

type Request = { method?: 'POST' | 'PUT' | 'DELETE'; body?: BodyInit; signal?: AbortSignal }

async function answerOf<Value>(
  path: string,
  reader: Reader<Value>,
  given: Request = {},
): Promise<Success<Value> | Refused | Away> {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const answer = await fetch(path, {
      method: given.method ?? 'GET',
      cache: 'no-store',
      signal: given.signal === undefined ? limit : AbortSignal.any([given.signal, limit]),
      ...(given.body !== undefined && { body: given.body }),
      ...(typeof given.body === 'string' && { headers: { 'content-type': 'application/json' } }),
    })
    const body = await answer.text()
    const value = answer.ok ? fromJson(body, reader) : undefined
    if (value !== undefined) return { kind: 'told', value }
    const code = fromJson(body, readRefusal)?.code
    return answer.ok || code === undefined || code === 'away'
      ? { kind: 'away' }
      : { kind: 'refused', code: code as Code }
  } catch {
    return { kind: 'away' }
  }
}

const json = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? each.toString() : each))

/** What our server keeps for the artist who is signed in (spec: studio.publish). */
export const studioApi = {
  begin: (kind: UploadKind, { size, name }: File, signal: AbortSignal) =>
    answerOf(UPLOADS_PATH, readUpload, {
      method: 'POST',
      body: json({ kind, bytes: size, name: name.slice(0, 4096) }),
      signal,
    }),
  part: (upload: string, from: number, part: Blob, signal: AbortSignal) =>
    answerOf(`${UPLOADS_PATH}/${upload}?from=${from}`, readUpload, { method: 'PUT', body: part, signal }),
  look: (upload: string, signal: AbortSignal) => answerOf(`${UPLOADS_PATH}/${upload}`, readUpload, { signal }),
  /** What is not wanted any more makes room at once. */
  forget: (upload: string) => answerOf(`${UPLOADS_PATH}/${upload}`, readUpload, { method: 'DELETE' }),
  draft: (song: NewSong) => answerOf(STUDIO_PATH, readSong, { method: 'POST', body: json(song) }),
  songs: () => answerOf(STUDIO_PATH, readSongs),
  /** What a piece says of itself, and its picture; asked a second time it is the same file. */
  pieceFile: (piece: NewPieceFile) => answerOf(PIECE_FILES_PATH, readPieceFile, { method: 'POST', body: json(piece) }),
  /** What is not named stays as it is. */
  change: (song: string, changed: SongChange) =>
    answerOf(`${STUDIO_PATH}/${song}`, readSong, { method: 'PUT', body: json(changed) }),
  remove: (song: string) => answerOf(`${STUDIO_PATH}/${song}`, readSong, { method: 'DELETE' }),
}
