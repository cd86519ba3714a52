import type { BallotRefusalCode, BallotRequest } from '@musi/api/ballots'
import { BALLOTS_PATH } from '@musi/api/paths'
import { rowsAnswer } from '@musi/domain/rowsAnswer'
import { fromServer } from '#platform/page/http/fromServer.ts'
import { type ReadBy, address, fields, flag, fromJson, hex, oneOf, units } from '@musi/domain/untrusted'

const TIMEOUT_MS = 15_000

const parity = (stored: unknown): 27 | 28 | undefined => (stored === 27 || stored === 28 ? stored : undefined)
const ballot = fields({ voter: address, proposal: units, support: flag, v: parity, r: hex, s: hex, votes: units })
const answer = rowsAnswer({}, { rows: ballot })

/** A vote that was signed and waits to be sent. */
export type WaitingBallot = ReadBy<typeof ballot>

export type WaitingBallots = ReadBy<typeof answer>

/** Throws where they cannot be read now. */
export async function waitingBallots(proposal: number): Promise<WaitingBallots> {
  const got = await fromServer(`${BALLOTS_PATH}?proposal=${proposal}`, TIMEOUT_MS, { cache: 'no-cache' })
  const read = got.ok ? fromJson(await got.text(), answer) : undefined
  if (read === undefined) throw new Error('The signed votes cannot be read.')
  return read
}

export type HandedIn = { kind: 'kept' } | { kind: 'refused'; code: BallotRefusalCode | null } | { kind: 'away' }

const problem = fields({ code: oneOf('otherSide', 'hasVoted', 'notActive', 'full') })

/** Gives a signed vote to our server, which hands it to anybody. */
export async function handIn(signed: BallotRequest): Promise<HandedIn> {
  try {
    const got = await fromServer(BALLOTS_PATH, TIMEOUT_MS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signed),
    })
    if (got.ok) return { kind: 'kept' }
    if (got.status === 503) return { kind: 'away' }
    return { kind: 'refused', code: fromJson(await got.text(), problem)?.code ?? null }
  } catch {
    return { kind: 'away' }
  }
}
