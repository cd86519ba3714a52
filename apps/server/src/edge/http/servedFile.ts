import { hash } from 'node:crypto'

/** Bytes that lie in memory, or a file that is read while it is sent. */
export type Content = Uint8Array | StoredFile
export type StoredFile = { path: string; size: number; changedMs: number }

/** A file as it is served, with the copies of it that are packed already. */
export type ServedFile = {
  content: Content
  br: Content | null
  gzip: Content | null
  type: string
  etag: string
}

export const sizeOf = (content: Content): number => (content instanceof Uint8Array ? content.length : content.size)

export const etagOf = (bytes: Uint8Array | string): string => `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`

/** A text of our own making. */
export const textFile = (text: string, type: string): ServedFile => ({
  content: Buffer.from(text),
  br: null,
  gzip: null,
  type,
  etag: etagOf(text),
})
