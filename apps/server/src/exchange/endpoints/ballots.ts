import { type BallotAnswer, type BallotRefusalCode, BallotRequest, type Ballots, StoredBallot } from '@musi/api/ballots'
import type { BallotService } from '../ballots/ballotService.ts'
import { type Answer, jsonAnswer } from '#edge/http/answer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import { leftOutField, readableRows } from '#edge/http/readableRows.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { requestJson } from '#edge/http/requestJson.ts'

type Needs = { ballots: BallotService }

/** GET /api/ballots?proposal=: signed votes not sent yet. POST adds one. */
export const ballots =
  ({ ballots }: Needs): Endpoint =>
  async (request) => {
    if (request.method !== 'POST') {
      if (!ballots.isOpen) return refused('noGovernor')
      const proposal = request.query('proposal') ?? ''
      if (!/^\d{1,20}$/.test(proposal))
        return problemAnswer(400, 'badRequest', 'Name the proposal by its number: ?proposal=7.')
      const waiting = await ballots.waiting(BigInt(proposal), request.client)
      if (!waiting.ok) return refused(waiting.code)
      const { rows, leftOut } = readableRows(StoredBallot, waiting.ballots)
      const answer: Ballots = { rows, ...leftOutField(leftOut) }
      return jsonAnswer(200, JSON.stringify(answer))
    }
    const body = await requestJson(request, BallotRequest)
    if (!body.ok) return body.answer
    const kept = await ballots.keep(body.value, request.client)
    if (!kept.ok) return refused(kept.code)
    const answer: BallotAnswer = { ballot: kept.ballot }
    return jsonAnswer(200, JSON.stringify(answer))
  }

const SENTENCES: Readonly<Record<BallotRefusalCode | 'away', readonly [status: number, sentence: string]>> = {
  noGovernor: [404, 'Nobody votes on this chain: it has no governor.'],
  badSignature: [422, 'The signature is not that of the account for this proposal and side on this chain.'],
  noSuchProposal: [404, 'There is no proposal with this number.'],
  notActive: [409, 'Nobody can vote on this proposal now.'],
  hasVoted: [409, 'This account has voted on this proposal.'],
  noVotes: [422, 'This account had no votes when the voting began.'],
  otherSide: [409, 'A vote of this account for the other side is kept here already.'],
  full: [507, 'So many votes wait for this proposal that this one is not kept. Send it yourself.'],
  chainAway: [503, 'The chain cannot be asked at the moment. Nothing was kept; try again.'],
  away: [503, 'The database of this server cannot be read at the moment. Try again.'],
}

const refused = (code: BallotRefusalCode | 'away'): Answer =>
  problemAnswer(SENTENCES[code][0], code, SENTENCES[code][1])
