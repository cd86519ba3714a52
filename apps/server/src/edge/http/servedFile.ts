import { hash } from 'node:crypto'

/** Bytes in memory, or a file that is read while being sent. */
export type Content = Uint8Array | StoredFile
export type StoredFile = { path: string; size: number; changedMs: number }

/** A file to serve, with its compressed copies. */
export type ServedFile = {
  content: Content
  br: Content | null
  gzip: Content | null
  type: string
  etag: string
}

export const sizeOf = (content: Content): number => (content instanceof Uint8Array ? content.length : content.size)

export const etagOf = (bytes: Uint8Array | string): string => `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`

/** A generated text to serve. */
export const textFile = (text: string, type: string): ServedFile => ({
  content: Buffer.from(text),
  br: null,
  gzip: null,
  type,
  etag: etagOf(text),
})
