import type { ServerResponse } from 'node:http'

export type AnswerHeaders = Readonly<Record<string, string>>

/** An endpoint's answer. Bytes are sent from memory without a copy. */
export type Answer = {
  status: number
  headers: AnswerHeaders
  /** A function writes to the response itself until the connection ends. */
  body: string | Uint8Array | FilePart | ((response: ServerResponse) => void) | null
  /** The body has no end but that of its connection, so it is not sent in chunks, each of which would be three writes. */
  isEndless?: true
}

/** A part of a file, both ends included; it is read while being sent. */
export type FilePart = {
  path: string
  start: number
  end: number
  /** Modification time; a file changed since does not match the headers. */
  changedMs: number
}

/** A JSON answer that must not be cached. */
export const jsonAnswer = (status: number, text: string | Uint8Array, headers: AnswerHeaders = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: text,
})

/** With this policy, content opened as a page cannot run anything. */
export const SANDBOX: AnswerHeaders = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
}
