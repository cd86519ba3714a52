import { type FileHandle, open } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { ByteHold } from '#platform/byteBudget.ts'
import type { Answer, AnswerHeaders, FilePart } from './answer.ts'
import { busyAnswer, problemAnswer } from './problemAnswer.ts'

/** Read-ahead of a file. Memory holds twice that: here and in the write queue. */
const PIECE_BYTES = 64 * 1024
export const FILE_HOLD_BYTES = 2 * PIECE_BYTES

type SendContext = {
  response: ServerResponse
  /** Headers of every answer; the answer's own headers come first. */
  common: AnswerHeaders
  hold: () => ByteHold
}

/** Writes an answer. Bytes are not copied, and a file is streamed with back-pressure. */
export function sendAnswer(context: SendContext, answer: Answer): Promise<void> | void {
  const { response, common } = context
  const { body } = answer
  if (isFilePart(body)) return sendFile(context, answer, body)
  const length = lengthOf(body)
  if (answer.isEndless === true) response.removeHeader('transfer-encoding')
  response.writeHead(answer.status, {
    ...common,
    ...answer.headers,
    ...(length === null || answer.status === 204 || answer.status === 304 ? {} : { 'content-length': length }),
  })
  if (typeof body === 'function') body(response)
  else if (body === null) response.end()
  else response.end(body)
}

const isFilePart = (body: Answer['body']): body is FilePart =>
  typeof body === 'object' && body !== null && !(body instanceof Uint8Array)

/** Returns null if the length is only known at the end. */
function lengthOf(body: Exclude<Answer['body'], FilePart>): number | null {
  if (body === null) return 0
  if (typeof body === 'function') return null
  return typeof body === 'string' ? Buffer.byteLength(body) : body.length
}

async function sendFile(context: SendContext, answer: Answer, part: FilePart): Promise<void> {
  const { response, common } = context
  const file = await openUnchanged(part)
  if (file === null) return sendAnswer(context, GONE)
  if (response.req.method !== 'HEAD' && !context.hold().take(FILE_HOLD_BYTES)) {
    await file.close()
    return sendAnswer(context, busyAnswer())
  }
  const length = part.end - part.start + 1
  response.writeHead(answer.status, { ...common, ...answer.headers, 'content-length': length })
  if (response.req.method === 'HEAD' || length === 0) {
    response.end()
    return await file.close()
  }
  const pieces = file.createReadStream({ start: part.start, end: part.end, highWaterMark: PIECE_BYTES })
  // Errors need no handling: the client left, or a read error closed the connection, which shows that the file is incomplete.
  await pipeline(pieces, response).catch(() => undefined)
}

const GONE = problemAnswer(
  404,
  'noSuchFile',
  'There is no such file. Reload the page: a newer version of the app may be served now.',
)

/** Returns null if the file is gone or has changed. */
async function openUnchanged({ path, changedMs, end }: FilePart): Promise<FileHandle | null> {
  const file = await open(path).catch(() => null)
  if (file === null) return null
  const { mtimeMs, size } = await file.stat()
  if (mtimeMs === changedMs && end < size) return file
  await file.close()
  return null
}
