import type { IncomingHttpHeaders } from 'node:http'
import type { Answer, AnswerHeaders } from './answer.ts'
import { byteRange } from './byteRange.ts'
import { type Content, type ServedFile, sizeOf } from './servedFile.ts'

/**
 * For public answers that can change: browsers and shared caches store them and revalidate them
 * each time.
 */
export const REVALIDATED = 'public, no-cache'

type FileRequest = { headers: IncomingHttpHeaders }

/** A file in the client's preferred encoding, whole or (for video and audio) in part, or 304. */
export function fileAnswer(
  file: ServedFile,
  cacheControl: string,
  { headers: requestHeaders }: FileRequest,
  extraHeaders?: AnswerHeaders,
): Answer {
  const encoding = acceptedEncoding(headerText(requestHeaders['accept-encoding']), {
    br: file.br !== null,
    gzip: file.gzip !== null,
  })
  const etag = encoding === null ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': cacheControl,
    etag,
    ...(file.br === null && file.gzip === null ? { 'accept-ranges': 'bytes' } : { vary: 'Accept-Encoding' }),
    ...extraHeaders,
  }
  if (matchesEtag(requestHeaders['if-none-match'], etag)) return { status: 304, headers, body: null }
  const compressed = encoding === null ? null : file[encoding]
  if (encoding !== null && compressed !== null)
    return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body: part(compressed) }
  return uncompressedAnswer(file, headers, requestHeaders)
}

function uncompressedAnswer(file: ServedFile, headers: AnswerHeaders, requestHeaders: IncomingHttpHeaders): Answer {
  const condition = requestHeaders['if-range']
  const isCurrent = condition === undefined || condition === file.etag
  const size = sizeOf(file.content)
  const range = isCurrent ? byteRange(requestHeaders.range, size) : { kind: 'all' as const }
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

const headerText = (header: string | string[] | undefined) => (typeof header === 'string' ? header : header?.join(','))

const matchesEtag = (header: string | undefined, etag: string) =>
  (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*')

export type Encoding = 'br' | 'gzip' | null

/** The best available encoding that the client accepts; q=0 means it is not accepted. */
function acceptedEncoding(header: string | undefined, has: { br: boolean; gzip: boolean }): Encoding {
  const offers = new Map((header ?? '').split(',').map((offer) => readOffer(offer)))
  const accepts = (name: string) => (offers.get(name) ?? offers.get('*') ?? 0) > 0
  if (has.br && accepts('br')) return 'br'
  return has.gzip && accepts('gzip') ? 'gzip' : null
}

function readOffer(offer: string): [string, number] {
  const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [name, quality === undefined ? 1 : Number(quality) || 0]
}
