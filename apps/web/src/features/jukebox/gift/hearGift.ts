import { WELCOME_PATH } from '@musi/api/paths'
import type { PasskeyKey } from '@musi/chain/passkey/passkeyKey'
import { WelcomeAnswer, type WelcomeRefusalCode } from '@musi/api/touch/welcome'
import { ask, jsonRequest } from '#platform/page/http/ask.ts'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { storeTicket } from '#platform/session/player/givenTicket.ts'
import { player, playerActs } from '#platform/session/player/player.ts'
import { passkeyMemory } from '#platform/session/wallet/passkey/passkeyMemory.ts'
import { chooseWallet, wallet } from '#platform/session/wallet/wallet.ts'
import { holdHistoryNews } from './holdHistoryNews.ts'
import type { GivenSong } from './useGift.ts'

export type GiftStep = 'touching' | 'giving' | 'signing'
export type GiftFailure = 'away' | 'badKey' | 'noBudget' | 'tooMany' | 'notOpen' | 'welcomed'
export type GiftOutcome =
  | { kind: 'heard'; transaction: `0x${string}` }
  /** The song is paid for, but the sign-in was not finished. */
  | { kind: 'paid'; transaction: `0x${string}` }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: GiftFailure }

export const FAILURES: Readonly<Record<WelcomeRefusalCode, GiftFailure>> = {
  noRelayer: 'away',
  chainAway: 'away',
  noSuchSong: 'notOpen',
  notOpen: 'notOpen',
  badKey: 'badKey',
  welcomed: 'welcomed',
  noBudget: 'noBudget',
  tooMany: 'tooMany',
}

const isRefusal = (code: string | null): code is WelcomeRefusalCode => code !== null && Object.hasOwn(FAILURES, code)
const readWelcome = (value: unknown) => readValue(WelcomeAnswer, value)

/** Maximum time for which updates are held back while the song loads. */
const MAXIMUM_HOLD_MS = 5000

/**
 * Plays a song that a sponsor pays for: one touch creates the account. If the play comes without a ticket, a second
 * touch signs in.
 */
export async function hearGift(
  gift: GivenSong,
  signIn: () => Promise<boolean>,
  onStep: (step: GiftStep) => void,
): Promise<GiftOutcome> {
  onStep('touching')
  if (wallet().current().status !== 'connected') await chooseWallet('PASSKEY', () => false)
  const connection = wallet().current()
  const key = passkeyMemory.read()
  if (connection.status !== 'connected' || key === null || key.account !== connection.account)
    return { kind: 'cancelled' }
  onStep('giving')
  // Otherwise the song would load only after everything that the page reads again because of the play.
  const release = holdNewsFor(MAXIMUM_HOLD_MS)
  const welcomed = await requestWelcome(gift, key)
  if (!welcomed.ok) {
    release()
    return { kind: 'failed', failure: welcomed.failure }
  }
  const { transaction, ticket } = welcomed
  if (ticket !== null) storeTicket({ ...ticket, account: key.account, song: gift.song, transaction })
  else {
    release()
    onStep('signing')
    if (!(await signIn())) return { kind: 'paid', transaction }
  }
  playerActs.begin(gift.song, 'full', transaction)
  onceLoaded(release)
  return { kind: 'heard', transaction }
}

async function requestWelcome({ song, sponsor }: GivenSong, { x, y, account }: PasskeyKey) {
  const answer = await ask(WELCOME_PATH, readWelcome, jsonRequest('POST', { song, sponsor, x, y }))
  if (answer.ok && answer.value.account === account) return { ok: true, ...answer.value } as const
  const code = !answer.ok && answer.failure.kind === 'refused' ? answer.failure.code : null
  return { ok: false, failure: isRefusal(code) ? FAILURES[code] : 'away' } as const
}

function holdNewsFor(maximumMs: number): () => void {
  const end = holdHistoryNews()
  const timer = setTimeout(end, maximumMs)
  return () => {
    clearTimeout(timer)
    end()
  }
}

function onceLoaded(then: () => void): void {
  const stop = player.subscribe(() => {
    if (player.get().phase.kind === 'loading') return
    stop()
    then()
  })
}
