/** Both ends included. */
export type ObjectRange = { start: number; end: number }

export type PutTrouble =
  | 'tooLarge'
  /** The disk has no room. */
  | 'full'
  /** The disk cannot be written to. */
  | 'readOnly'
  /** The bucket cannot be reached. */
  | 'away'

/** Text for the log: why an object was not stored. */
export const PUT_TROUBLE: Readonly<Record<PutTrouble, string>> = {
  full: 'the disk is full',
  readOnly: 'the folder cannot be written to',
  tooLarge: 'it is larger than what may be kept',
  away: 'the bucket cannot be reached',
}

export type PutOutcome = { ok: true; id: string; bytes: number } | { ok: false; trouble: PutTrouble }

/**
 * Content-addressed files: the name is the SHA-256 of the content, so the content never changes and
 * anybody can verify it. They are in a folder or an S3 bucket that several servers may share. Reads
 * throw `ObjectsUnreachable` while the bucket does not answer.
 */
export type ObjectStore = {
  /** Stores the pieces unless they exceed `maxBytes`. When it resolves, the object is durable. */
  put: (pieces: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<PutOutcome>
  /** Returns null if there is no such object. */
  bytesOf: (id: string) => Promise<number | null>
  /** The body in pieces, with back-pressure; null if there is no such object. */
  read: (id: string, range: ObjectRange) => Promise<AsyncIterable<Uint8Array> | null>
  remove: (id: string) => Promise<void>
  ids: () => AsyncIterable<string>
  /** Deletes unfinished parts older than this time; returns their number. */
  sweep: (olderThanMs: number) => Promise<number>
}

/** Rejects any other text, so that no id can form a path. */
export const isObjectId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
