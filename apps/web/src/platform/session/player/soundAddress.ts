import { PlayAccess, type PlayRefusalCode, PlayTicket } from '@musi/api/music/plays'
import { PLAYS_PATH } from '@musi/api/paths'
import type { PlayTrouble } from '@musi/domain/player/playerState'
import type { Part, Track } from '@musi/domain/player/track'
import * as v from 'valibot'
import { answerTo, ask, jsonRequest } from '#platform/page/http/ask.ts'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { heads, subscribe } from '../chain/heads.ts'
import { wallet } from '../wallet/wallet.ts'
import { givenTicket, validTicket } from './givenTicket.ts'

/** Limits of the retries for a payment that the chain or the server does not show yet. */
const MAX_BLOCKS = 40
const RETRY_MS = 4000

export type SoundAddress =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'trouble'; readonly trouble: PlayTrouble }

type TicketAnswer =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'refused'; readonly code: PlayRefusalCode }
  | { readonly kind: 'away' }

/** Ways in which the signed-in account can open a song. */
export type OpenBy = PlayAccess

const readAccess = (value: unknown) => readValue(PlayAccess, value)

/** Checks access without requesting a ticket. Throws if the server does not answer. */
export const fetchPlayAccess = (song: string): Promise<OpenBy> => answerTo(`${PLAYS_PATH}?song=${song}`, readAccess)

const Ticket = v.pick(PlayTicket, ['address'])
const readTicket = (value: unknown) => readValue(Ticket, value)

/** Requests a ticket for the whole song, without a signature (spec: sign-in.daily). */
async function requestTicket(song: string, paidIn: string | null): Promise<TicketAnswer> {
  const request = { song, ...(paidIn !== null && { transaction: paidIn }) }
  const result = await ask(PLAYS_PATH, readTicket, jsonRequest('POST', request))
  if (result.ok) return { kind: 'address', ...result.value }
  const { failure } = result
  return failure.kind !== 'refused' || failure.code === null || failure.status >= 500
    ? { kind: 'away' }
    : { kind: 'refused', code: failure.code as PlayRefusalCode }
}

type WaitOptions = { isStillWanted: () => boolean; onChainWait: () => void }

/** URL of a part of a song. Waits block by block for a payment the server has not seen yet. */
export async function soundAddress(
  track: Track,
  part: Part,
  paidIn: string | null,
  { isStillWanted, onChainWait }: WaitOptions,
): Promise<SoundAddress> {
  if (part === 'preview' && track.preview !== null) return { kind: 'address', address: track.preview.address }
  if (track.whole === null) return { kind: 'trouble', trouble: 'gone' }
  if (track.whole.isOpen) return { kind: 'address', address: track.whole.address }
  const ticket = ticketGivenFor(track.id)
  if (ticket !== null && (paidIn === null || paidIn === ticket.transaction))
    return { kind: 'address', address: ticket.address }
  for (let tries = 0; tries < MAX_BLOCKS && isStillWanted(); tries += 1) {
    const answer = await requestTicket(track.id, paidIn)
    if (answer.kind === 'address') return answer
    if (answer.kind === 'away') return { kind: 'trouble', trouble: 'line' }
    const isLate = answer.code === 'notFinal' || (paidIn !== null && NOT_SEEN.has(answer.code))
    if (!isLate) return { kind: 'trouble', trouble: TROUBLES[answer.code] ?? 'noTicket' }
    onChainWait()
    await waitForBlock()
  }
  return { kind: 'trouble', trouble: 'noTicket' }
}

function ticketGivenFor(song: string) {
  const connection = wallet().current()
  const account = connection.status === 'connected' ? connection.account : null
  return account === null ? null : validTicket(givenTicket.get(), account, song, Date.now())
}

/** The server's refusals for a payment it has not seen yet. */
const NOT_SEEN: ReadonlySet<PlayRefusalCode> = new Set(['notPaid', 'otherPlay', 'retired'])

const TROUBLES: Readonly<Partial<Record<PlayRefusalCode, PlayTrouble>>> = {
  noSuchSong: 'gone',
  noSound: 'gone',
  withdrawn: 'gone',
  notOpenYet: 'notOpenYet',
  notSignedIn: 'notSignedIn',
  chainAway: 'line',
}

/** Waits for the next block or a few seconds, because a development chain only mines with transactions. */
function waitForBlock(): Promise<void> {
  return new Promise((resolve) => {
    const before = heads().head?.number
    const timer = setTimeout(end, RETRY_MS)
    const unsubscribe = subscribe(() => heads().head?.number !== before && end())
    function end(): void {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
  })
}
