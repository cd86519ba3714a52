import { createHash } from 'node:crypto'
import type { WebFile } from '../web/webFiles.ts'

/** A text of our own making, in the form of a file that is served. */
export function textFile(text: string, type: string): WebFile {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return { bytes: new TextEncoder().encode(text), br: null, gzip: null, type, etag }
}
