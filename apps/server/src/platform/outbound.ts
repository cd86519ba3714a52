import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { ByteHold } from './byteBudget.ts'

/**
 * One request to another host, limited in time and in the size of the answer, both compressed and
 * decompressed.
 */
export type OutboundRequest = {
  url: URL
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  maxBytes: number
  timeoutMs: number
  hold: ByteHold
  agent?: Agent
  lookup?: LookupFunction
}

export type OutboundAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
export type OutboundFailure =
  | { kind: 'unreachable'; detail: string }
  | { kind: 'timedOut' }
  | { kind: 'tooLarge' }
  | { kind: 'garbled' }
  | { kind: 'busy' }
export type Outbound = { ok: true; answer: OutboundAnswer } | { ok: false; failure: OutboundFailure }

/** One shared error; otherwise each request would create one with a stack that nobody reads. */
const ENDED = new Error('The request has ended.')

export async function outbound(options: OutboundRequest): Promise<Outbound> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), options.timeoutMs)
  try {
    const response = await sendRequest(options, abort.signal)
    const read = await readCapped(response, options)
    if (!read.ok) response.destroy()
    return read.ok
      ? { ok: true, answer: { status: response.statusCode ?? 0, headers: response.headers, body: read.body } }
      : read
  } catch (error) {
    if (abort.signal.aborted) return failedWith({ kind: 'timedOut' })
    return failedWith(
      isDecompressionError(error) ? { kind: 'garbled' } : { kind: 'unreachable', detail: codeOf(error) },
    )
  } finally {
    clearTimeout(timer)
    abort.abort(ENDED)
  }
}

function sendRequest(options: OutboundRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, method, headers, body, agent, lookup } = options
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method,
    signal,
    headers: { 'accept-encoding': 'gzip', ...headers, ...length },
    ...(agent === undefined ? {} : { agent }),
    ...(lookup === undefined ? {} : { lookup }),
  })
  request.once('response', resolve)
  request.on('error', reject)
  request.end(body)
  return promise
}

async function readCapped(response: IncomingMessage, options: OutboundRequest) {
  const { maxBytes, hold } = options
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) return failedWith({ kind: 'tooLarge' })
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of decompress(response)) {
    length += chunk.length
    const trouble = length > maxBytes ? 'tooLarge' : hold.take(chunk.length) ? null : 'busy'
    if (trouble !== null) {
      // Returns the bytes read so far, because another attempt may follow.
      hold.give(length - chunk.length)
      return failedWith({ kind: trouble })
    }
    chunks.push(chunk)
  }
  return { ok: true, body: Buffer.concat(chunks) } as const
}

function decompress(response: IncomingMessage): AsyncIterable<Buffer> & Readable {
  const unpack = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[response.headers['content-encoding']?.toLowerCase() ?? '']
  // An error of either stream ends the other and reaches the reader.
  return unpack === undefined ? response : pipeline(response, unpack(), () => {})
}

const failedWith = (failure: OutboundFailure) => ({ ok: false, failure }) as const

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : 'UNKNOWN'
}

const isDecompressionError = (error: unknown) =>
  codeOf(error).startsWith('Z_') || codeOf(error).startsWith('ERR__ERROR_FORMAT')
