import type { BallotRequest } from '@musi/api/ballots'
import { BALLOTS_PATH } from '@musi/api/paths'
import { rowsAnswer } from '@musi/domain/rowsAnswer'
import { answerTo, ask, sent } from '#platform/page/http/ask.ts'
import { type ReadBy, address, fields, flag, hex, units } from '@musi/domain/untrusted'

const parity = (stored: unknown): 27 | 28 | undefined => (stored === 27 || stored === 28 ? stored : undefined)
const ballot = fields({ voter: address, proposal: units, support: flag, v: parity, r: hex, s: hex, votes: units })
const answer = rowsAnswer({}, { rows: ballot })

/** A vote that was signed and waits to be sent. */
export type WaitingBallot = ReadBy<typeof ballot>

export type WaitingBallots = ReadBy<typeof answer>

/** Throws where they cannot be read now. */
export const waitingBallots = (proposal: number): Promise<WaitingBallots> =>
  answerTo(`${BALLOTS_PATH}?proposal=${proposal}`, answer)

export type HandedIn = { kind: 'kept' } | { kind: 'refused'; code: string | null } | { kind: 'away' }

/** Gives a signed vote to our server, which hands it to anybody. */
export async function handIn(signed: BallotRequest): Promise<HandedIn> {
  const asked = await ask(BALLOTS_PATH, () => true, sent('POST', signed))
  if (asked.ok) return { kind: 'kept' }
  const { failure } = asked
  if (failure.kind !== 'refused' || failure.status === 503) return { kind: 'away' }
  return { kind: 'refused', code: failure.code }
}
