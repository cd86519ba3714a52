import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

export type WebFile = {
  bytes: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer> | null
  gzip: Uint8Array<ArrayBuffer> | null
  type: string
  etag: string
}

/** URL path → file. */
export type WebFiles = ReadonlyMap<string, WebFile>

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
}

/**
 * Reads the built app into memory once. A request is then looked up by its whole path and never joined to a folder,
 * so nothing outside can be named, whatever dots or links a path holds (quality/faults.md, case 88).
 */
export function readWebFiles(dist: string): WebFiles {
  const paths = filesUnder(dist, '')
  const known = new Set(paths)
  const packed = (path: string) => /\.(br|gz)$/.test(path) && known.has(path.replace(/\.(br|gz)$/, ''))
  const read = (path: string) => (known.has(path) ? new Uint8Array(readFileSync(join(dist, path))) : null)
  const entries = paths
    .filter((path) => !packed(path))
    .map((path): [string, WebFile] => {
      const bytes = new Uint8Array(readFileSync(join(dist, path)))
      return [
        path,
        {
          bytes,
          br: read(`${path}.br`),
          gzip: read(`${path}.gz`),
          type: TYPES[extname(path)] ?? 'application/octet-stream',
          etag: etagOf(bytes),
        },
      ]
    })
  return new Map(entries)
}

export const etagOf = (bytes: Uint8Array | string) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** Links are left out: what they name may lie outside. So are hidden files: they are notes of the build. */
function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    if (name.startsWith('.')) return []
    const path = `${folder}/${name}`
    const entry = lstatSync(join(root, path))
    if (entry.isDirectory()) return filesUnder(root, path)
    return entry.isFile() ? [path] : []
  })
}
