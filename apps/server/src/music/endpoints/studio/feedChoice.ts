import { FeedChoice, type FeedChoiceRefusalCode } from '@musi/api/music/feedChoice'
import { type SignedInNeeds, signedIn } from '#accounts/endpoints/session.ts'
import { type Answer, jsonAnswer } from '#edge/http/answer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import { requestJson } from '#edge/http/requestJson.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { FeedChoices } from '../../studio/feedChoices.ts'

type Needs = SignedInNeeds & { feedChoices: Pick<FeedChoices, 'isListed' | 'choose'> }

/** GET and PUT /api/studio/feeds: whether other programs may list the signed-in account's songs (spec: studio.feeds). */
export const feedChoice =
  (needs: Needs): Endpoint =>
  async (request) => {
    const body = request.method === 'PUT' ? await requestJson(request, FeedChoice) : null
    if (body?.ok === false) return body.answer
    const artist = await signedIn(needs, request)
    if (!('account' in artist)) return artist
    if (body === null) {
      const isListed = await needs.feedChoices.isListed(artist.account)
      return isListed === null ? refused('away') : answered({ isListed })
    }
    const outcome = await needs.feedChoices.choose(artist.account, body.value.isListed)
    return outcome.ok ? answered(body.value) : refused(outcome.code)
  }

const answered = ({ isListed }: FeedChoice): Answer => jsonAnswer(200, JSON.stringify({ isListed }))

const REFUSALS: Readonly<Record<FeedChoiceRefusalCode, readonly [status: number, sentence: string]>> = {
  notSignedIn: [401, 'Nobody is signed in here. Sign in with your wallet first.'],
  noSongs: [409, 'This account has no song in the jukebox that could be listed.'],
  away: [503, 'What is needed for this cannot be read at the moment. Nothing was changed; try again.'],
}

function refused(code: FeedChoiceRefusalCode): Answer {
  const [status, sentence] = REFUSALS[code]
  return problemAnswer(status, code, sentence)
}
