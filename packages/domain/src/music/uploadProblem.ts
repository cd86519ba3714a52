import { SONG_LIMITS, type SongTexts } from '../text/textLimits.ts'
import { songCost } from './songCost.ts'

/** Fields in the order of the checks, with the names that the alert shows (spec: songs.upload-problems). */
const FIELDS = [
  ...(Object.keys(SONG_LIMITS) as (keyof SongTexts)[]),
  'cost',
  'song_file',
  'artwork',
  'released_date',
] as const
export type UploadField = (typeof FIELDS)[number]

/** Facts about a file before it is read. */
export type ChosenFile = { readonly name: string; readonly type: string }

export type Upload = Readonly<Record<Exclude<UploadField, 'song_file' | 'artwork'>, string>> & {
  readonly song_file: ChosenFile | null
  readonly artwork: ChosenFile | null
}

export type UploadProblem =
  | { readonly kind: 'required'; readonly field: UploadField }
  | { readonly kind: 'notACost' | 'notAudio' | 'notAnImage' }

const isOf = (kind: 'audio' | 'image', file: ChosenFile | null) => file?.type.startsWith(`${kind}/`) === true

/**
 * Reason why a song cannot be uploaded or saved: the problem of the first field that has one (spec:
 * songs.upload-problems).
 */
export function uploadProblem(entry: Upload): UploadProblem | null {
  const cost = songCost(entry.cost)
  const isEmpty = (field: UploadField) =>
    field === 'cost' ? cost.kind === 'required' : entry[field] === '' || entry[field] === null
  const field = FIELDS.find(isEmpty)
  if (field !== undefined) return { kind: 'required', field }
  if (cost.kind !== 'cost') return { kind: 'notACost' }
  if (!isOf('audio', entry.song_file)) return { kind: 'notAudio' }
  return isOf('image', entry.artwork) ? null : { kind: 'notAnImage' }
}

const FIELD_OF = { notACost: 'cost', notAudio: 'song_file', notAnImage: 'artwork' } as const

/** The field that a problem is about. */
export const problemField = (problem: UploadProblem): UploadField =>
  problem.kind === 'required' ? problem.field : FIELD_OF[problem.kind]

const TYPE_BY_ENDING: Readonly<Record<string, string>> = {
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
}

/** Corrects the type of a chosen file by its ending, because some systems report audio without a type or as video. */
export function chosenFile(name: string, type: string): ChosenFile {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return { name, type: type.startsWith('audio/') ? type : (TYPE_BY_ENDING[ending] ?? type) }
}

/** Exact text of the alert (spec: songs.upload-problems). */
export const requiredText = (field: UploadField): string => `${field} is required`
