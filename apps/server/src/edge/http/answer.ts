import type { ServerResponse } from 'node:http'

export type AnswerHeaders = Readonly<Record<string, string>>

/** An endpoint's answer. Bytes are sent from memory without a copy, even when they are shared. */
export type Answer = {
  status: number
  headers: AnswerHeaders
  /** A function writes by itself for as long as the connection lives. */
  body: string | Uint8Array | FilePart | ((response: ServerResponse) => void) | null
}

/** A part of a file, both ends included, that is read while it is sent. */
export type FilePart = {
  path: string
  start: number
  end: number
  /** A file modified since is not the one the headers describe. */
  changedMs: number
}

/** JSON that is true for this moment only. */
export const jsonAnswer = (status: number, text: string | Uint8Array, headers: AnswerHeaders = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: text,
})

/** Content with this policy can do nothing when it is opened as a page. */
export const SANDBOX: AnswerHeaders = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
}
