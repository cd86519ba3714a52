import type { IncomingHttpHeaders } from 'node:http'
import { acceptedEncoding } from './acceptedEncoding.ts'
import type { Answer, AnswerHeaders } from './answer.ts'
import { byteRange } from './byteRange.ts'
import { type Content, type ServedFile, sizeOf } from './servedFile.ts'

type Wish = { headers: IncomingHttpHeaders }

/** One file, packed as the client likes it, whole or (video, audio) a part of it, or 304. */
export function fileAnswer(
  file: ServedFile,
  cacheControl: string,
  { headers: wish }: Wish,
  more?: AnswerHeaders,
): Answer {
  const encoding = acceptedEncoding(plain(wish['accept-encoding']), { br: file.br !== null, gzip: file.gzip !== null })
  const etag = encoding === null ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': cacheControl,
    etag,
    ...(file.br === null && file.gzip === null ? { 'accept-ranges': 'bytes' } : { vary: 'Accept-Encoding' }),
    ...more,
  }
  if (isKnown(wish['if-none-match'], etag)) return { status: 304, headers, body: null }
  const packed = encoding === null ? null : file[encoding]
  if (encoding !== null && packed !== null)
    return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body: part(packed) }
  return unpacked(file, headers, wish)
}

function unpacked(file: ServedFile, headers: AnswerHeaders, wish: IncomingHttpHeaders): Answer {
  const condition = wish['if-range']
  const isCurrent = condition === undefined || condition === file.etag
  const size = sizeOf(file.content)
  const range = isCurrent ? byteRange(wish.range, size) : { kind: 'all' as const }
  if (range.kind === 'all') return { status: 200, headers, body: part(file.content) }
  if (range.kind === 'unsatisfiable')
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` }, body: null }
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${range.start}-${range.end}/${size}` },
    body: part(file.content, range.start, range.end),
  }
}

function part(content: Content, start = 0, end = sizeOf(content) - 1): Answer['body'] {
  if (content instanceof Uint8Array) return content.subarray(start, end + 1)
  return { path: content.path, changedMs: content.changedMs, start, end }
}

const plain = (header: string | string[] | undefined) => (typeof header === 'string' ? header : header?.join(','))

const isKnown = (header: string | undefined, etag: string) =>
  (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*')
