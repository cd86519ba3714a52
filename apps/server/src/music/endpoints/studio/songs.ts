import { NewSong, SongChange, type StudioRefusalCode, StudioSong, type StudioSongs } from '@musi/api/music/studio'
import { type Answer, jsonAnswer } from '#edge/http/answer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import { leftOutField, readableRows } from '#edge/http/readableRows.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { SongService, SongOutcome } from '../../studio/songService.ts'
import { requestJson } from '#edge/http/requestJson.ts'
import { type SignedInNeeds, signedIn } from '#accounts/endpoints/session.ts'

type Needs = SignedInNeeds & { songService: SongService }

/** GET /api/studio/songs: the songs of the signed-in account. POST creates a draft. */
export const studioSongs =
  (needs: Needs): Endpoint =>
  async (request) => {
    const body = request.method === 'POST' ? await requestJson(request, NewSong) : null
    if (body?.ok === false) return body.answer
    const artist = await signedIn(needs, request)
    if (!('account' in artist)) return artist
    if (body === null) {
      const songs = await needs.songService.list(artist.account)
      if (songs === null) return refused('away')
      const { rows, leftOut } = readableRows(StudioSong, songs)
      const answer: StudioSongs = { songs: rows, ...leftOutField(leftOut) }
      return jsonAnswer(200, JSON.stringify(answer))
    }
    return outcomeAnswer(await needs.songService.add(artist.account, request.client, body.value))
  }

/** PUT and DELETE /api/studio/songs/{song}, for its artist only (case 94). */
export const studioSong =
  (needs: Needs): Endpoint =>
  async (request) => {
    const body = request.method === 'PUT' ? await requestJson(request, SongChange) : null
    if (body?.ok === false) return body.answer
    const artist = await signedIn(needs, request)
    if (!('account' in artist)) return artist
    const song = request.params['song'] ?? ''
    if (body === null) return outcomeAnswer(await needs.songService.remove(artist.account, song))
    return outcomeAnswer(await needs.songService.change(artist.account, request.client, song, body.value))
  }

const REFUSALS: Readonly<Record<StudioRefusalCode, readonly [status: number, sentence: string]>> = {
  notSignedIn: [401, 'Nobody is signed in here. Sign in with your wallet first.'],
  badRequest: [400, 'A field is empty once what cannot be shown is removed from it.'],
  notYours: [403, 'This is the song of another account, and only that account can change or delete it.'],
  noSuchSong: [404, 'This server knows of no song with this id.'],
  notReady: [409, 'The recording or the picture is no upload of this account that is ready.'],
  registered: [
    409,
    'A registered song keeps its recording: its hash is on the chain. Register another song for another recording.',
  ],
  stillSold: [409, 'This song is sold. Retire it on the chain first, so that nobody pays for what would not be given.'],
  badKey: [400, 'A token or a collection that would open this song does not answer what an account has of it.'],
  quota: [409, 'So many songs of this account are kept here already. Delete one first.'],
  away: [503, 'What is needed for this cannot be asked at the moment. Nothing was changed; try again.'],
}

function refused(code: StudioRefusalCode): Answer {
  const [status, sentence] = REFUSALS[code]
  return problemAnswer(status, code, sentence)
}

const outcomeAnswer = (outcome: SongOutcome): Answer =>
  outcome.ok ? jsonAnswer(200, JSON.stringify(outcome.song)) : refused(outcome.code)
