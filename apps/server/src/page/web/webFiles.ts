import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Content, type ServedFile, etagOf } from '#edge/http/servedFile.ts'

/** URL path → file. */
type WebFiles = ReadonlyMap<string, ServedFile>

export const INDEX = '/index.html'

/** The app's scripts, styles and fonts are smaller; anything larger is an image, audio or video. */
const MAX_KEPT_BYTES = 1024 * 1024

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

export const fileType = (extension: string): string => TYPES[extension] ?? 'application/octet-stream'

/**
 * Indexes the built app once. Requests are then looked up by their whole path, never joined to a
 * folder, so nothing outside can be reached, whatever dots or links a path contains (case 88).
 * Small files stay in memory, shared by all requests; large ones are streamed from disk.
 */
export function readWebFiles(dist: string): WebFiles {
  const paths = filesUnder(dist, '')
  const known = new Set(paths)
  const packed = (path: string) => /\.(br|gz)$/.test(path) && known.has(path.replace(/\.(br|gz)$/, ''))
  const packing = (path: string) => (known.has(path) ? contentOf(join(dist, path)) : null)
  const entries = paths
    .filter((path) => !packed(path))
    .map((path): [string, ServedFile] => {
      const content = contentOf(join(dist, path))
      const file: ServedFile = {
        content,
        br: packing(`${path}.br`),
        gzip: packing(`${path}.gz`),
        type: fileType(extname(path)),
        etag: content instanceof Uint8Array ? etagOf(content) : etagOf(`${path} ${content.size} ${content.changedMs}`),
      }
      return [path, file]
    })
  return new Map(entries)
}

/** Returns null if the app is not built. */
export const readIndex = (dist: string): string | null =>
  filesUnder(dist, '').includes(INDEX) ? readFileSync(join(dist, INDEX), 'utf8') : null

function contentOf(path: string): Content {
  const { size, mtimeMs } = lstatSync(path)
  return size > MAX_KEPT_BYTES ? { path, size, changedMs: mtimeMs } : readFileSync(path)
}

/** Skips symbolic links, whose targets may lie outside, and hidden files, which describe the build. */
function filesUnder(root: string, folder: string): string[] {
  // Nothing was built yet.
  if (!existsSync(root)) return []
  return readdirSync(join(root, folder)).flatMap((name) => {
    if (name.startsWith('.')) return []
    const path = `${folder}/${name}`
    const entry = lstatSync(join(root, path))
    if (entry.isDirectory()) return filesUnder(root, path)
    return entry.isFile() ? [path] : []
  })
}
