import { Upload, UploadBegin, type UploadRefusalCode, type Uploads } from '@musi/api/music/uploads'
import { type Answer, jsonAnswer } from '#edge/http/answer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import { leftOutField, readableRows } from '#edge/http/readableRows.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { UploadService, UploadOutcome } from '../../uploads/uploadService.ts'
import { requestJson } from '#edge/http/requestJson.ts'
import { type SignedInNeeds, signedIn } from '#accounts/endpoints/session.ts'

type Needs = SignedInNeeds & { uploads: UploadService }

/** GET /api/uploads: unfinished uploads. POST begins one. */
export const uploads =
  (needs: Needs): Endpoint =>
  async (request) => {
    const body = request.method === 'POST' ? await requestJson(request, UploadBegin) : null
    if (body?.ok === false) return body.answer
    const artist = await signedIn(needs, request)
    if (!('account' in artist)) return artist
    if (body === null) {
      const open = await needs.uploads.list(artist.account)
      if (open === null) return outcomeAnswer({ ok: false, code: 'away' })
      const { rows, leftOut } = readableRows(Upload, open)
      const answer: Uploads = { uploads: rows, ...leftOutField(leftOut) }
      return jsonAnswer(200, JSON.stringify(answer))
    }
    return outcomeAnswer(await needs.uploads.begin(artist.account, request.client, body.value))
  }

/** PUT ?from=, GET and DELETE /api/uploads/{upload}, for the account that began it. */
export const upload =
  (needs: Needs): Endpoint =>
  async (request) => {
    const artist = await signedIn(needs, request)
    if (!('account' in artist)) return artist
    const id = request.params['upload'] ?? ''
    if (request.method === 'DELETE') return outcomeAnswer(await needs.uploads.forget(artist.account, id))
    if (request.method !== 'PUT') return outcomeAnswer(await needs.uploads.find(artist.account, id))
    const from = request.query('from') ?? ''
    if (!/^\d{1,9}$/.test(from))
      return problemAnswer(400, 'badRequest', '`from` is the byte at which this part begins.')
    return outcomeAnswer(await needs.uploads.append(artist.account, id, Number(from), request.body))
  }

const REFUSALS: Readonly<Record<UploadRefusalCode, readonly [status: number, sentence: string]>> = {
  notSignedIn: [401, 'Nobody is signed in here. Sign in with your wallet first.'],
  noSuchUpload: [404, 'There is no such upload. One that nobody goes on with is forgotten after a day.'],
  tooLarge: [
    413,
    'That is more than is taken here: 100 MB of sound, 10 MB of a picture, 4 MB at a time, and no more than was announced.',
  ],
  otherOffset: [409, 'This part does not begin where the last one ended. Go on from what was received.'],
  notReceiving: [409, 'Another part of this is just coming in, or nothing more is taken.'],
  quota: [
    429,
    'So much of this account, or from this address, is not finished or came today already. Finish or delete something, or try again tomorrow.',
  ],
  full: [507, 'This server has no room for more at the moment. Nothing that was received is lost.'],
  away: [503, 'This server cannot write at the moment. Nothing that was received is lost; try again.'],
}

/** Wait after a daily limit, because today's uploads no longer count tomorrow. */
const DAY_SECONDS = '86400'

function outcomeAnswer(outcome: UploadOutcome): Answer {
  if (outcome.ok) return jsonAnswer(200, JSON.stringify(outcome.upload))
  const { code, received } = outcome
  const [status, error] = REFUSALS[code]
  const headers = {
    ...(status === 429 ? { 'retry-after': DAY_SECONDS } : {}),
    ...(status > 500 ? { 'retry-after': '5' } : {}),
  }
  return jsonAnswer(status, JSON.stringify({ error, code, ...(received === undefined ? {} : { received }) }), headers)
}
