import { type WelcomeAnswer, type WelcomeOffer, type WelcomeRefusalCode, WelcomeRequest } from '@musi/api/touch/welcome'
import { parseAddress } from '@musi/domain/address'
import { type Answer, jsonAnswer } from '#edge/http/answer.ts'
import { awayAnswer, problemAnswer } from '#edge/http/problemAnswer.ts'
import { requestJson } from '#edge/http/requestJson.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { Listener, PlayGate } from '#music/plays/playGate.ts'
import type { Clock } from '#platform/clock.ts'
import type { TouchService } from '../touchService.ts'
import { type BrowserNeeds, askerOf } from './asker.ts'

type Needs = {
  touch: TouchService | null
  plays: Pick<PlayGate, 'grant'>
  clock: Pick<Clock, 'now' | 'sleep'>
} & BrowserNeeds

/** A client gives up soon after this. */
const ANSWER_MS = 8000
const FINAL_RETRY_MS = 400

/**
 * POST /api/welcome: deploys the account of a key, pays for a song for it and returns a ticket to hear it (spec: touch.welcome). GET: whether a
 * new account would be welcomed now (spec: touch.asked-first).
 */
export const welcome = (needs: Needs): Endpoint => {
  const looks = looking(needs)
  const gives = giving(needs)
  return (request) => (request.method === 'POST' ? gives(request) : looks(request))
}

const looking =
  (needs: Needs): Endpoint =>
  async (request) => {
    const song = request.query('song') ?? ''
    const sponsor = parseAddress(request.query('sponsor') ?? '')
    if (!/^0x[\da-f]{64}$/.test(song) || sponsor === null)
      return problemAnswer(400, 'badSong', 'Name a song and who pays for it: ?song=0x…&sponsor=0x….')
    if (needs.touch === null) return offerAnswer('noRelayer')
    const { asker } = askerOf(request, needs)
    const refusal = await needs.touch.refusalFor({ song: song as `0x${string}`, sponsor }, asker)
    return refusal === 'away' ? awayAnswer() : offerAnswer(refusal)
  }

const offerAnswer = (refusal: WelcomeOffer['refusal']): Answer =>
  jsonAnswer(200, JSON.stringify({ refusal } satisfies WelcomeOffer))

const giving =
  (needs: Needs): Endpoint =>
  async (request) => {
    if (needs.touch === null) return refused('noRelayer')
    const body = await requestJson(request, WelcomeRequest)
    if (!body.ok) return body.answer
    const { song, sponsor: given, x, y } = body.value
    const sponsor = parseAddress(given)
    if (sponsor === null) return refused('noBudget')
    const { asker, headers } = askerOf(request, needs)
    const until = needs.clock.now() + ANSWER_MS
    const welcomed = await needs.touch.welcome({ song, sponsor, key: { x, y } }, asker)
    if (!welcomed.ok) return refused(welcomed.code)
    const { account, transaction, isNew } = welcomed
    const listener = { account, client: request.client }
    // A request that repeats the key of another person gets no ticket.
    const ticket = isNew ? await ticketFor(needs, listener, { song, transaction }, until) : null
    return jsonAnswer(200, JSON.stringify({ account, transaction, ticket } satisfies WelcomeAnswer), headers)
  }

/** Waits until the payment is final; null if that takes too long, or if the song cannot be heard. */
async function ticketFor(
  { plays, clock }: Needs,
  listener: Listener,
  { song, transaction }: { song: string; transaction: string },
  until: number,
): Promise<WelcomeAnswer['ticket']> {
  for (;;) {
    const outcome = await plays.grant(listener, song, transaction)
    if (outcome.ok) return { address: outcome.ticket.address, endsAtSeconds: outcome.ticket.endsAtSeconds }
    if (outcome.code !== 'notFinal' || clock.now() >= until) return null
    await clock.sleep(FINAL_RETRY_MS)
  }
}

const REFUSALS: Readonly<Record<WelcomeRefusalCode, readonly [number, string]>> = {
  noRelayer: [404, 'Nobody gives plays away here.'],
  noSuchSong: [404, 'The jukebox has no such song.'],
  badKey: [422, 'This is not a key that an account can have.'],
  welcomed: [409, 'This account was given a song before.'],
  noBudget: [409, 'Nothing is left of what was given away for this song. Come back tomorrow.'],
  notOpen: [409, 'This song cannot be played at the moment.'],
  tooMany: [429, 'Enough songs were given away here today. Come back tomorrow.'],
  chainAway: [503, 'The chain cannot be reached at the moment. Try again.'],
}

function refused(code: WelcomeRefusalCode | 'away'): Answer {
  if (code === 'away') return awayAnswer()
  const [status, sentence] = REFUSALS[code]
  return problemAnswer(status, code, sentence)
}
