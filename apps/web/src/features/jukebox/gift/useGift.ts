import { Act } from '@musi/api/history/acts'
import { ACTS_PATH, WELCOME_PATH } from '@musi/api/paths'
import { WelcomeOffer, type WelcomeRefusalCode } from '@musi/api/touch/welcome'
import { registeredSong } from '@musi/chain/reads/music/registeredSong'
import { isWelcomed, playBudget } from '@musi/chain/reads/music/playBudget'
import { paysForPlay } from '@musi/domain/music/givenPlay'
import { contractOf } from '#platform/page/config/config.ts'
import { answerTo } from '#platform/page/http/ask.ts'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { passkeyPlace } from '#platform/session/wallet/passkey/passkeyPlace.ts'
import { useConnection } from '#platform/session/wallet/useConnection.ts'
import type { SongOffer } from '#platform/tokens/songs/jukeSong.ts'

/** A song, and the account that pays for its first plays. */
export type GivenSong = { song: `0x${string}`; sponsor: `0x${string}` }
export type Gift =
  /** `elsewhere`: the address of this page at which passkeys can be made; null if they can be here. */
  | (GivenSong & { kind: 'offered'; elsewhere: string | null })
  /** The song was paid for, and the account still has to sign in to hear it. */
  | (GivenSong & { kind: 'paid'; transaction: string })
  /** An amount was put up for this song, of which nothing is given to this visitor now. */
  | { kind: 'gone'; refusal: WelcomeRefusalCode }

const readOffer = (value: unknown) => readValue(WelcomeOffer, value)
const isPasskey = (id: string) => id === 'PASSKEY' || id === 'PASSKEY_FOUND'

/**
 * A first play that the artist pays for: for a stranger, or for an account with a passkey that had none yet. Null if there is none,
 * and while it is not known.
 */
export function useGift(offer: SongOffer): Gift | null {
  const { head } = useHeads()
  const connection = useConnection()
  const place = passkeyPlace()
  const welcome = place === null ? null : contractOf('welcome')
  const given = offer.kind === 'registered' && welcome !== null ? { song: offer.song, sponsor: offer.artist } : null
  const account = connection.status === 'connected' && isPasskey(connection.wallet.id) ? connection.account : null
  const isStranger = connection.status === 'disconnected'
  const song = useRead(given === null || offer.kind !== 'registered' ? null : registeredSong(offer.jukebox, offer.song))
  const budget = useRead(given === null || welcome === null ? null : playBudget(welcome, given.sponsor, given.song))
  const welcomed = useRead(welcome === null || account === null ? null : isWelcomed(welcome, account))
  const hadOne = welcomed.kind === 'value' && welcomed.value
  const mayHaveOne = isStranger || (welcomed.kind === 'value' && !welcomed.value)
  const isFunded = budget.kind === 'value' && budget.value.token !== null
  const pays =
    song.kind === 'value' &&
    isFunded &&
    head !== null &&
    paysForPlay(budget.value, song.value, BigInt(head.timeSeconds))
  const refusal = useRefusal(mayHaveOne && pays ? given : null)
  const transaction = usePlayOf(hadOne ? account : null, given)
  if (given === null) return null
  if (hadOne)
    return transaction === null ? { kind: 'gone', refusal: 'welcomed' } : { ...given, kind: 'paid', transaction }
  if (!mayHaveOne || !isFunded || song.kind !== 'value' || head === null) return null
  if (!pays) return { kind: 'gone', refusal: 'noBudget' }
  if (refusal === undefined) return null
  if (refusal !== null) return { kind: 'gone', refusal }
  return { ...given, kind: 'offered', elsewhere: isStranger && place?.kind === 'elsewhere' ? place.url : null }
}

/**
 * Asks the server before anybody makes an account for nothing (spec: touch.asked-first): null if a new account would be welcomed,
 * undefined while that is not known.
 */
function useRefusal(given: GivenSong | null): WelcomeRefusalCode | null | undefined {
  const path = given === null ? null : `${WELCOME_PATH}?song=${given.song}&sponsor=${given.sponsor}`
  const answer = useAnswer(path, () => answerTo(path ?? '', readOffer), null, whileAway)
  return answer.kind === 'ready' ? answer.value.refusal : undefined
}

/** Transaction of the newest play of a song for an account; null if it has none, and while that is not known. */
function usePlayOf(account: string | null, given: GivenSong | null): string | null {
  const path =
    account === null || given === null ? null : `${ACTS_PATH}?song=${given.song}&account=${account}&kind=playSong`
  const history = useHistory({ path, row: Act, topics: ['plays'] })
  const play = history.kind === 'read' ? history.rows.find((act) => act.account === account) : undefined
  return play?.transaction ?? null
}
