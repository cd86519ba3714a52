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

/** Words of a log line: why an object was not stored. */
export const PUT_TROUBLE: Readonly<Record<PutTrouble, string>> = {
  full: 'the disk is full',
  readOnly: 'the folder cannot be written to',
  tooLarge: 'it is larger than what may be kept',
  away: 'the bucket cannot be reached',
}

export type PutOutcome = { ok: true; id: string; bytes: number } | { ok: false; trouble: PutTrouble }

/**
 * Content-addressed files (SHA-256): a name never changes its content, and anybody can verify it. They are in a folder
 * or an S3 bucket that several servers may share. Reads throw `ObjectsUnreachable` while the bucket does not answer.
 */
export type ObjectStore = {
  /** Stores the pieces unless they exceed `maxBytes`. When it resolves, the object is durable. */
  put: (pieces: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<PutOutcome>
  /** Returns null if there is none. */
  bytesOf: (id: string) => Promise<number | null>
  /** The body in pieces, with back-pressure; null if there is none. */
  read: (id: string, range: ObjectRange) => Promise<AsyncIterable<Uint8Array> | null>
  remove: (id: string) => Promise<void>
  ids: () => AsyncIterable<string>
  /** Deletes unfinished parts older than this. */
  sweep: (olderThanMs: number) => Promise<number>
}

/** Any other text is not an object id, whatever path it might form. */
export const isObjectId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
