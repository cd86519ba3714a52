import { Problem } from '@musi/api/problem'
import { type Reader, fromJson } from '@musi/domain/untrusted'
import * as v from 'valibot'
import { type Sending, fromServer } from './fromServer.ts'
import { readValue } from './readAnswer.ts'

/** Reason why there is no answer. */
export type Failure =
  /** `away`: no answer in time. `unreadable`: the answer was not understood. */
  | { readonly kind: 'away' | 'unreadable' }
  /** `code`: reason given by the server (api/problem.ts); null if there is none. */
  | { readonly kind: 'refused'; readonly status: number; readonly code: string | null }

export type AskResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

const Code = v.pick(Problem, ['code'])

/** Reads the code of a refusal (api/problem.ts); null if it has none. */
export const codeOf = (body: string): string | null => fromJson(body, (value) => readValue(Code, value))?.code ?? null

const bigintAsText = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)

/** A request with a JSON body; a bigint is sent as decimal text. */
export const jsonRequest = (method: 'POST' | 'PUT', value: unknown): Sending => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value, bigintAsText),
})

/**
 * Sends a request to our server and parses the answer. A cached answer is revalidated each time.
 */
export async function ask<Value>(path: string, read: Reader<Value>, sending: Sending = {}): Promise<AskResult<Value>> {
  const failed = (failure: Failure) => ({ ok: false, failure }) as const
  try {
    const answer = await fromServer(path, { cache: 'no-cache', ...sending })
    const text = await answer.text()
    if (!answer.ok) return failed({ kind: 'refused', status: answer.status, code: codeOf(text) })
    const value = fromJson(text, read)
    return value === undefined ? failed({ kind: 'unreadable' }) : { ok: true, value }
  } catch {
    return failed({ kind: 'away' })
  }
}

/** Thrown if a request has no usable answer. */
export class NoAnswer extends Error {
  readonly failure: Failure
  constructor(path: string, failure: Failure) {
    super(`${path}: ${failure.kind} ${failure.kind === 'refused' ? failure.status : ''}`)
    this.failure = failure
  }
}

/** Like `ask`, for `useAnswer`: throws if there is no answer. */
export async function answerTo<Value>(path: string, read: Reader<Value>, sending?: Sending): Promise<Value> {
  const result = await ask(path, read, sending)
  if (!result.ok) throw new NoAnswer(path, result.failure)
  return result.value
}
