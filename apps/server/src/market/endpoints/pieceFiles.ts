import { NewPieceFile, type PieceFileRefusalCode } from '@musi/api/market/pieceFiles'
import { type Answer, jsonAnswer } from '#edge/http/answer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { PieceFileService } from '../pieces/pieceFileService.ts'
import { siteOf } from '#accounts/cookies.ts'
import { requestJson } from '#edge/http/requestJson.ts'
import { type SignedInNeeds, signedIn } from '#accounts/endpoints/session.ts'

type Needs = SignedInNeeds & { pieceFiles: Pick<PieceFileService, 'add'> }

/**
 * POST /api/studio/pieces: stores the metadata file of a piece and its picture for the signed-in account (spec:
 * release.file).
 */
export const pieceFiles =
  (needs: Needs): Endpoint =>
  async (request) => {
    const body = await requestJson(request, NewPieceFile)
    if (!body.ok) return body.answer
    const artist = await signedIn(needs, request)
    if (!('account' in artist)) return artist
    const site = siteOf(request)
    if (site === null) return refused('badRequest')
    const outcome = await needs.pieceFiles.add(artist.account, site.origin, body.value)
    return outcome.ok ? jsonAnswer(200, JSON.stringify(outcome.file)) : refused(outcome.code)
  }

const SENTENCES: Readonly<Record<PieceFileRefusalCode, readonly [status: number, sentence: string]>> = {
  notSignedIn: [401, 'Nobody is signed in here. Sign in with your wallet first.'],
  badRequest: [400, 'The name is empty once what cannot be shown is removed from it.'],
  notReady: [409, 'The picture is no upload of this account that is ready.'],
  quota: [409, 'So many files of this account are kept here already.'],
  away: [503, 'What is needed for this cannot be written at the moment. Nothing was changed; try again.'],
}

function refused(code: PieceFileRefusalCode): Answer {
  const [status, sentence] = SENTENCES[code]
  return problemAnswer(status, code, sentence)
}
