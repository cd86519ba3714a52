import type { Problem } from '@musi/api/problem'
import { type Answer, type AnswerHeaders, jsonAnswer } from './answer.ts'

/** The error format of every endpoint: JSON with a sentence and a code. */
export function problemAnswer(status: number, code: string, error: string, headers: AnswerHeaders = {}): Answer {
  const problem: Problem = { error, code }
  return jsonAnswer(status, JSON.stringify(problem), headers)
}

export const BUSY_SENTENCE = 'This server is handling as much as it can hold. Try again in a moment.'

/** The answer while the server's database is unreachable. */
export const awayAnswer = (): Answer =>
  problemAnswer(503, 'away', 'The database of this server cannot be read at the moment. Try again.', {
    'retry-after': '5',
  })

/** The answer while the bucket of recordings and pictures is unreachable. */
export const objectsAwayAnswer = (): Answer =>
  problemAnswer(503, 'objectsAway', 'Recordings and pictures cannot be read or stored at the moment. Try again.', {
    'retry-after': '5',
  })

/** The answer while the disk of the server's database has no room. */
export const fullAnswer = (): Answer =>
  problemAnswer(507, 'full', 'The disk of this server is full, so nothing was stored. Try again later.', {
    'retry-after': '60',
  })

/** The answer if the memory budget shared by all requests is used up. */
export const busyAnswer = (): Answer => problemAnswer(503, 'busy', BUSY_SENTENCE, { 'retry-after': '1' })
