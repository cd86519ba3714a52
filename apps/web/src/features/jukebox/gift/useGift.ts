import { Act } from '@musi/api/history/acts'
import { ACTS_PATH, WELCOME_PATH } from '@musi/api/paths'
import { WelcomeOffer, type WelcomeRefusalCode } from '@musi/api/touch/welcome'
import { registeredSong } from '@musi/chain/reads/music/registeredSong'
import { isWelcomed, playBudget } from '@musi/chain/reads/music/playBudget'
import type { Address } from '@musi/domain/address'
import { paysForPlay } from '@musi/domain/music/givenPlay'
import { contractOf } from '#platform/page/config/config.ts'
import { answerTo } from '#platform/page/http/ask.ts'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useReads } from '#platform/session/chain/useReads.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { passkeyPlace } from '#platform/session/wallet/passkey/passkeyPlace.ts'
import { givenTicket } from '#platform/session/player/givenTicket.ts'
import { useConnection } from '#platform/session/wallet/useConnection.ts'
import type { SongOffer } from '#platform/tokens/songs/jukeSong.ts'

/** A song, and the sponsor of its first plays. */
export type GivenSong = { song: `0x${string}`; sponsor: Address }
export type Gift =
  /** `elsewhere`: address of this page at which passkeys work; null if they work here. */
  | (GivenSong & { kind: 'offered'; elsewhere: string | null })
  /** The song was paid for, but the account has to sign in to hear it. */
  | { kind: 'paid'; transaction: string }
  /** The chain or the server is still being asked. */
  | { kind: 'asked' }
  /** There is a budget for this song, but this visitor cannot get a play now. */
  | { kind: 'gone'; refusal: WelcomeRefusalCode }

const readOffer = (value: unknown) => readValue(WelcomeOffer, value)
const isPasskey = (id: string) => id === 'PASSKEY' || id === 'PASSKEY_FOUND'

/**
 * A first play that a sponsor pays for, the artist or somebody else. Offered to strangers, and to accounts with a
 * passkey that had none yet. Null if there is none.
 */
export function useGift(offer: SongOffer): Gift | null {
  const connection = useConnection()
  const place = passkeyPlace()
  const welcome = place === null ? null : contractOf('welcome')
  const song = offer.kind === 'registered' && welcome !== null ? offer : null
  const account = connection.status === 'connected' && isPasskey(connection.wallet.id) ? connection.account : null
  const isStranger = connection.status === 'disconnected'
  const welcomed = useRead(welcome === null || account === null ? null : isWelcomed(welcome, account))
  const hadOne = welcomed.kind === 'value' && welcomed.value
  const mayHaveOne = isStranger || (welcomed.kind === 'value' && !welcomed.value)
  const budget = useBudgetFor(song, welcome)
  const sponsor = budget?.sponsor ?? null
  const given = song === null || sponsor === null ? null : { song: song.song, sponsor }
  const refusal = useRefusal(mayHaveOne ? given : null)
  const played = usePlayOf(hadOne ? account : null, song?.song ?? null)
  // With a ticket it was heard already, or can be heard without a sign-in.
  const hasTicket = useVisitValue(givenTicket)?.transaction === played
  const transaction = hasTicket ? null : played
  if (song === null) return null
  if (hadOne) return transaction === null ? { kind: 'gone', refusal: 'welcomed' } : { kind: 'paid', transaction }
  if (!mayHaveOne || budget === null) return null
  if (budget === undefined) return { kind: 'asked' }
  if (given === null) return { kind: 'gone', refusal: 'noBudget' }
  if (refusal === undefined) return { kind: 'asked' }
  if (refusal !== null) return { kind: 'gone', refusal }
  return { ...given, kind: 'offered', elsewhere: isStranger && place?.kind === 'elsewhere' ? place.url : null }
}

type RegisteredOffer = Extract<SongOffer, { kind: 'registered' }>
/** Number of sponsors considered besides the artist, the newest first. */
const MAX_OTHERS = 5

/**
 * The sponsor whose budget pays for the next play, the artist first. `sponsor` is null if there are budgets but none
 * can pay. Null without budgets; undefined while unknown.
 */
function useBudgetFor(
  song: RegisteredOffer | null,
  welcome: Address | null,
): { sponsor: Address | null } | null | undefined {
  const { head } = useHeads()
  const onChain = useRead(song === null ? null : registeredSong(song.jukebox, song.song))
  const path = song === null ? null : `${ACTS_PATH}?song=${song.song}&kind=givePlays`
  const history = useHistory({ path, row: Act, topics: ['plays'] })
  const others = new Set(history.kind === 'read' ? history.rows.map((act) => act.account) : [])
  if (song !== null) others.delete(song.artist)
  const sponsors = song === null ? [] : [song.artist, ...[...others].slice(0, MAX_OTHERS)]
  const budgets = useReads(
    song === null || welcome === null ? [] : sponsors.map((sponsor) => playBudget(welcome, sponsor, song.song)),
  )
  if (onChain.kind !== 'value' || head === null) return undefined
  const read = budgets.map((budget) => (budget.kind === 'value' ? budget.value : null))
  const now = BigInt(head.timeSeconds)
  const at = read.findIndex((budget) => budget !== null && paysForPlay(budget, onChain.value, now))
  if (at !== -1) return { sponsor: sponsors[at] ?? null }
  const isRead = history.kind !== 'waiting' && read.every((budget) => budget !== null)
  if (!isRead) return undefined
  return read.some((budget) => budget !== null && budget.token !== null) ? { sponsor: null } : null
}

/**
 * Asks the server before somebody makes an account for nothing (spec: touch.asked-first). Null if it would welcome a
 * new account; undefined while unknown.
 */
function useRefusal(given: GivenSong | null): WelcomeRefusalCode | null | undefined {
  const path = given === null ? null : `${WELCOME_PATH}?song=${given.song}&sponsor=${given.sponsor}`
  const answer = useAnswer(path, () => answerTo(path ?? '', readOffer), null, whileAway)
  return answer.kind === 'ready' ? answer.value.refusal : undefined
}

/** Transaction of the newest play of a song for an account; null if there is none, or while unknown. */
function usePlayOf(account: string | null, song: string | null): string | null {
  const path = account === null || song === null ? null : `${ACTS_PATH}?song=${song}&account=${account}&kind=playSong`
  const history = useHistory({ path, row: Act, topics: ['plays'] })
  const play = history.kind === 'read' ? history.rows.find((act) => act.account === account) : undefined
  return play?.transaction ?? null
}
