import type { ServerResponse } from 'node:http'

export type AnswerHeaders = Readonly<Record<string, string>>

/** What an endpoint answers. Bytes are sent as they lie in memory, whoever else they belong to. */
export type Answer = {
  status: number
  headers: AnswerHeaders
  /** A function writes by itself, for as long as the line is up. */
  body: string | Uint8Array | FilePart | ((response: ServerResponse) => void) | null
}

/** A part of a file, both ends included, that is read while it is sent. */
export type FilePart = {
  path: string
  start: number
  end: number
  /** A file that was changed since is not the one that the headers speak of. */
  changedMs: number
}

/** JSON that is true for this moment only. */
export const jsonAnswer = (status: number, text: string, headers: AnswerHeaders = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: text,
})

/** Opened as a page of its own, what carries this can do nothing. */
export const SANDBOX: AnswerHeaders = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
}
