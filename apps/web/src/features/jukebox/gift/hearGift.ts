import { WELCOME_PATH } from '@musi/api/paths'
import { WelcomeAnswer, type WelcomeRefusalCode } from '@musi/api/touch/welcome'
import { ask, jsonRequest } from '#platform/page/http/ask.ts'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { passkeyMemory } from '#platform/session/wallet/passkey/passkeyMemory.ts'
import { chooseWallet, wallet } from '#platform/session/wallet/wallet.ts'
import type { GivenSong } from './useGift.ts'

export type GiftStep = 'touching' | 'giving' | 'signing'
export type GiftFailure = 'away' | 'badKey' | 'noBudget' | 'tooMany' | 'notOpen' | 'welcomed'
export type GiftOutcome =
  | { kind: 'heard'; transaction: `0x${string}` }
  /** The song is paid for, and the sign-in was not finished. */
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

/** From a stranger's press to a paid song: one touch makes the account, the artist pays, and a second touch signs in. */
export async function hearGift(
  { song, sponsor }: GivenSong,
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
  const { x, y } = key
  const answer = await ask(WELCOME_PATH, readWelcome, jsonRequest('POST', { song, sponsor, x, y }))
  if (!answer.ok) {
    const code = answer.failure.kind === 'refused' ? answer.failure.code : null
    return { kind: 'failed', failure: isRefusal(code) ? FAILURES[code] : 'away' }
  }
  onStep('signing')
  return { kind: (await signIn()) ? 'heard' : 'paid', transaction: answer.value.transaction }
}
