import type { PlayPrice } from '@musi/api/music/plays'
import { type Answer, jsonAnswer } from '#edge/http/answer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { ObjectStore } from '../media/objectStore.ts'
import { rangedAnswer } from '../media/rangedAnswer.ts'
import type { Recordings } from '../media/recordings.ts'
import { returnBytes, tryTakeBytes } from '../plays/playStore.ts'
import type { PlayGate, SoundOutcome } from '../plays/playGate.ts'
import { type Clock, nowSeconds } from '#platform/clock.ts'
import { paymentRequired } from './paymentRequired.ts'
import { SOUND_TYPES } from './sounds.ts'

type Needs = {
  plays: Pick<PlayGate, 'open'>
  objects: ObjectStore
  recordings: Pick<Recordings, 'made'>
  clock: Pick<Clock, 'now'>
}

/** GET /api/songs/{song}/sound?ticket=: the whole song with a valid ticket, otherwise the price. */
export const songSound =
  ({ plays, objects, recordings, clock }: Needs): Endpoint =>
  async (request) => {
    const song = request.params['song'] ?? ''
    if (!/^0x[0-9a-f]{64}$/.test(song)) return refused({ ok: false, code: 'noSuchSong', price: null })
    const opened = await plays.open(request.client, song, request.query('ticket'))
    if (!opened.ok) return refused(opened)
    const { play, soundObject: id, plays: playsDb, format } = opened
    await recordings.made(id)
    const bytes = await objects.bytesOf(id)
    if (bytes === null) return refused({ ok: false, code: 'noSound', price: null })
    return await rangedAnswer(request, {
      store: objects,
      id,
      bytes,
      type: SOUND_TYPES[format],
      // No cache may store the answer, because the ticket in the URL is valid for one play.
      headers: { 'cache-control': 'private, no-store' },
      async before({ start, end }) {
        const isWithinBudget = await tryTakeBytes(playsDb, play.play, end - start + 1, nowSeconds(clock))
        return isWithinBudget ? null : refused({ ok: false, code: 'usedUp', price: null })
      },
      unsent: (count) => void returnBytes(playsDb, play.play, count),
    })
  }

type Refusal = Extract<SoundOutcome, { ok: false }>

const REFUSALS: Readonly<Record<Refusal['code'], readonly [status: number, sentence: string]>> = {
  noSuchSong: [404, 'The jukebox has no song with this id.'],
  withdrawn: [451, 'The operator of this server has withdrawn this song. Nobody is asked to pay for it.'],
  notOpenYet: [
    403,
    'This song has not opened, and nobody can pay for it yet. Supporters can request a ticket at /api/plays.',
  ],
  noSound: [404, 'This server does not have the recording of this song.'],
  retired: [410, 'The artist has taken this song off the jukebox. Nobody can pay for it any more.'],
  payToPlay: [402, 'Pay for a play to hear the whole song. `price` has the price.'],
  forged: [403, 'This is not a ticket for this song. Request one at /api/plays.'],
  over: [410, 'This ticket has expired. A paid play must be heard before its ticket expires.'],
  takenBack: [410, 'The payment of this play is not on the chain any more. Request the ticket again once it is.'],
  usedUp: [429, 'This ticket is used up: too many bytes were fetched with it.'],
  chainAway: [503, 'The chain cannot be asked at the moment. Try again.'],
}

function refused({ code, price }: Refusal): Answer {
  const [status, sentence] = REFUSALS[code]
  return priced(status, code, sentence, price)
}

/** Adds what a program needs to pay, if there is a price. */
export const priced = (status: number, code: string, error: string, price: PlayPrice | null): Answer =>
  price === null
    ? problemAnswer(status, code, error)
    : jsonAnswer(
        status,
        JSON.stringify({ error, code, price }),
        status === 402 ? { 'payment-required': paymentRequired(error, price) } : {},
      )
