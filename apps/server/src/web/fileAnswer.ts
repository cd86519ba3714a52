import { acceptedEncoding } from './acceptedEncoding.ts'
import { byteRange } from './byteRange.ts'
import type { WebFile } from './webFiles.ts'

type Asked = { header: (name: string) => string | undefined }

/** One file, packed as the client likes it, whole or (video, audio) a part of it, or 304. */
export function fileAnswer(file: WebFile, cacheControl: string, asked: Asked): Response {
  const encoding = acceptedEncoding(asked.header('accept-encoding'), { br: file.br !== null, gzip: file.gzip !== null })
  const etag = encoding === null ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': cacheControl,
    etag,
    ...(file.br === null && file.gzip === null ? { 'accept-ranges': 'bytes' } : { vary: 'Accept-Encoding' }),
  }
  if (isKnown(asked.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  if (encoding !== null) return new Response(file[encoding], { headers: { ...headers, 'content-encoding': encoding } })
  return plain(file, headers, asked)
}

function plain(file: WebFile, headers: Record<string, string>, asked: Asked): Response {
  const condition = asked.header('if-range')
  const isCurrent = condition === undefined || condition === file.etag
  const range = isCurrent ? byteRange(asked.header('range'), file.bytes.length) : { kind: 'all' as const }
  const size = file.bytes.length
  if (range.kind === 'all') return new Response(file.bytes, { headers })
  if (range.kind === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  return new Response(file.bytes.subarray(range.start, range.end + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${range.start}-${range.end}/${size}` },
  })
}

const isKnown = (header: string | undefined, etag: string) =>
  (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*')
