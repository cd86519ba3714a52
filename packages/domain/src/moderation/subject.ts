import { parseAddress } from '../address.ts'

/** Kinds of things that a visitor can report and an operator decide about. */
export const SUBJECT_KINDS = ['song', 'picture', 'piece', 'collection', 'token', 'account'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** `id`: the hash of a song, a piece as `collection-number`, an address, or for a picture the id of its song or piece. */
export type Subject = { readonly kind: SubjectKind; readonly id: string }

const SONG = /^0x[0-9a-f]{64}$/
const PIECE = /^(0x[0-9a-fA-F]{40})-(\d{1,78})$/

function canonicalPiece(id: string): string | null {
  const [, collection = '', number = ''] = PIECE.exec(id) ?? []
  const address = parseAddress(collection)
  return address === null || BigInt(number) >= 2n ** 256n ? null : `${address}-${BigInt(number)}`
}

function canonicalId(kind: SubjectKind, id: string): string | null {
  const song = SONG.test(id) ? id : null
  if (kind === 'song') return song
  if (kind === 'piece') return canonicalPiece(id)
  if (kind === 'picture') return song ?? canonicalPiece(id)
  return parseAddress(id)
}

/** A subject with its one canonical id; null for an id that its kind cannot have. */
export function subjectFrom(kind: SubjectKind, id: string): Subject | null {
  const canonical = canonicalId(kind, id)
  return canonical === null ? null : { kind, id: canonical }
}

/** A subject as one text, for storing and comparing. */
export const subjectKey = ({ kind, id }: Subject): string => `${kind}:${id}`

export function parseSubject(key: string): Subject | null {
  const [name, id = ''] = key.split(':', 2)
  const kind = SUBJECT_KINDS.find((each) => each === name)
  return kind === undefined ? null : subjectFrom(kind, id)
}

/** The song or piece that a picture belongs to; other subjects are returned as they are. */
export function ownerOfPicture(subject: Subject): Subject {
  if (subject.kind !== 'picture') return subject
  return { kind: SONG.test(subject.id) ? 'song' : 'piece', id: subject.id }
}

/** The collection of a piece; null for other subjects. */
export const collectionOf = ({ kind, id }: Subject): Subject | null =>
  kind === 'piece' ? subjectFrom('collection', id.slice(0, 42)) : null
