import type { ServerResponse } from 'node:http'
import type { Answer, AnswerHeaders } from '#edge/http/answer.ts'
import { byteRange } from '#edge/http/byteRange.ts'
import { busyAnswer } from '#edge/http/problemAnswer.ts'
import { FILE_HOLD_BYTES } from '#edge/http/sendAnswer.ts'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import type { ObjectRange, ObjectStore } from './objectStore.ts'

type Served = {
  store: Pick<ObjectStore, 'read'>
  id: string
  bytes: number
  type: string
  headers: AnswerHeaders
  /** Called before anything is sent, except for HEAD. Returns an answer to send instead, or null. */
  before?: (range: ObjectRange) => Promise<Answer | null>
  /** Called with the bytes that were not sent. */
  unsent?: (bytes: number) => void
}

/** Answers with an object, whole or in one range (RFC 9110, case 89). */
export async function rangedAnswer(request: ServedRequest, served: Served): Promise<Answer> {
  const { store, id, bytes, type } = served
  const etag = `"${id.slice(0, 22)}"`
  const headers = { ...served.headers, 'content-type': type, 'accept-ranges': 'bytes', etag }
  const { 'if-range': condition, 'if-none-match': ifNoneMatch, range: rangeHeader } = request.headers
  if (ifNoneMatch === etag) return { status: 304, headers, body: null }
  const range = condition === undefined || condition === etag ? byteRange(rangeHeader, bytes) : { kind: 'all' as const }
  if (range.kind === 'unsatisfiable')
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes}` }, body: null }
  const { start, end } = range.kind === 'all' ? { start: 0, end: bytes - 1 } : range
  const status = range.kind === 'all' ? 200 : 206
  const partHeaders = range.kind === 'all' ? {} : { 'content-range': `bytes ${start}-${end}/${bytes}` }
  const length = end - start + 1
  const whole = { ...headers, ...partHeaders, 'content-length': String(length) }
  if (request.method === 'HEAD') return { status, headers: whole, body: (response) => void response.end() }
  const refusal = (await served.before?.({ start, end })) ?? null
  if (refusal !== null) return refusal
  const pieces = request.hold().take(FILE_HOLD_BYTES) ? await store.read(id, { start, end }) : null
  if (pieces === null) {
    served.unsent?.(length)
    return busyAnswer()
  }
  return { status, headers: whole, body: (response) => void send(response, pieces, length, served.unsent) }
}

async function send(
  response: ServerResponse,
  pieces: AsyncIterable<Uint8Array>,
  length: number,
  unsent: Served['unsent'],
): Promise<void> {
  let sent = 0
  try {
    for await (const piece of pieces) {
      // The client has disconnected.
      if (response.destroyed) break
      sent += piece.length
      if (!response.write(piece)) await waitForDrain(response)
    }
    response.end()
  } catch {
    // An unreadable file ends the connection, so that the client knows the answer is incomplete.
    response.destroy()
  }
  if (sent < length) unsent?.(length - sent)
}

function waitForDrain(response: ServerResponse): Promise<void> {
  if (response.destroyed) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const done = () => {
    response.off('drain', done)
    response.off('close', done)
    resolve()
  }
  response.once('drain', done)
  response.once('close', done)
  return promise
}
