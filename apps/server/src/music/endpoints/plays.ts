import { type PlayRefusalCode, PlayRequest } from '@musi/api/music/plays'
import { jsonAnswer } from '#edge/http/answer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { PlayGate } from '../plays/playGate.ts'
import { requestJson } from '#edge/http/requestJson.ts'
import { type SignedInNeeds, signedIn } from '#accounts/endpoints/session.ts'
import { priced } from './songSound.ts'

type Needs = SignedInNeeds & { plays: Pick<PlayGate, 'grant' | 'access'> }

/** GET /api/plays: how the signed-in account can open a song. POST: a ticket to play it (spec: songs.gate). */
export const plays = (needs: Needs): Endpoint => {
  const getsAccess = getAccess(needs)
  const postsTicket = postTicket(needs)
  return (request) => (request.method === 'POST' ? postsTicket(request) : getsAccess(request))
}

const getAccess =
  (needs: Needs): Endpoint =>
  async (request) => {
    const song = request.query('song') ?? ''
    if (!/^0x[\da-f]{64}$/.test(song)) return problemAnswer(400, 'badSong', 'Name a song by its id: ?song=0x….')
    const listener = await signedIn(needs, request)
    if (!('account' in listener)) return listener
    const access = await needs.plays.access({ account: listener.account, client: request.client }, song)
    if (access === null) return problemAnswer(503, 'chainAway', REFUSALS.chainAway[1])
    return jsonAnswer(200, JSON.stringify(access))
  }

const postTicket =
  (needs: Needs): Endpoint =>
  async (request) => {
    const body = await requestJson(request, PlayRequest)
    if (!body.ok) return body.answer
    const listener = await signedIn(needs, request)
    if (!('account' in listener)) return listener
    const { song, transaction = null } = body.value
    const outcome = await needs.plays.grant({ account: listener.account, client: request.client }, song, transaction)
    if (outcome.ok) return jsonAnswer(200, JSON.stringify(outcome.ticket))
    const [status, sentence] = REFUSALS[outcome.code]
    return priced(status, outcome.code, sentence, outcome.price)
  }

const REFUSALS: Readonly<Record<PlayRefusalCode, readonly [status: number, sentence: string]>> = {
  notSignedIn: [401, 'Nobody is signed in here. Sign in with your wallet first.'],
  noSuchSong: [404, 'The jukebox has no song with this id.'],
  withdrawn: [451, 'The operator of this server has withdrawn this song. Nobody is asked to pay for it.'],
  notOpenYet: [
    403,
    'This song has not opened, and this account holds nothing that opens it before. Nobody can pay yet.',
  ],
  noSound: [404, 'This server does not have the recording of this song.'],
  retired: [410, 'The artist has taken this song off the jukebox. Nobody can pay for it any more.'],
  notPaid: [402, 'This account has no paid play of this song left. `price` has the price.'],
  heard: [402, 'The paid play has been heard. `price` has the price of another.'],
  otherPlay: [402, 'This transaction did not pay for a play of this song for this account.'],
  notFinal: [409, 'The payment is not final yet. Ask again with the next block.'],
  chainAway: [503, 'The chain cannot be asked at the moment. Nothing is lost; try again.'],
}
