/** Both ends included. */
export type ObjectRange = { start: number; end: number }

export type PutTrouble =
  | 'tooLarge'
  /** The disk has no room. */
  | 'full'
  /** The disk cannot be written to. */
  | 'readOnly'

export type PutOutcome = { ok: true; id: string; bytes: number } | { ok: false; trouble: PutTrouble }

/**
 * Files that are called by what is in them (SHA-256), so a name never gets another content and whoever knows it can check it. A
 * folder keeps them, which several servers may share; whatever speaks S3 fits the same four acts.
 */
export type ObjectStore = {
  /** Reads once, counts, and keeps nothing of what is too long. What it has answered is on the disk. */
  put: (pieces: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<PutOutcome>
  /** Null: there is none. */
  bytesOf: (id: string) => Promise<number | null>
  /** Piece by piece, as fast as it is taken. Null: there is none. */
  read: (id: string, range: ObjectRange) => Promise<AsyncIterable<Uint8Array> | null>
  remove: (id: string) => Promise<void>
  ids: () => AsyncIterable<string>
  /** Forgets what was begun so long ago and never became whole. */
  sweep: (olderThanMs: number) => Promise<number>
}

/** What is no name of an object leads to none, whatever path it might be. */
export const isObjectId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
