import { expect, it, vi } from 'vitest'
import type { AskResult } from '#platform/page/http/ask.ts'
import { hearGift } from './hearGift.ts'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const HASH = `0x${'ab'.repeat(32)}` as const
const KEY = { x: HASH, y: HASH, credentialId: '0x01', account: ACCOUNT }
const GIFT = { song: HASH, sponsor: ACCOUNT } as const

const page = vi.hoisted(() => ({
  account: null as string | null,
  isTouched: true,
  isWatched: true,
  answer: null as unknown,
}))

vi.mock('#platform/session/wallet/wallet.ts', () => ({
  wallet: () => ({
    current: () =>
      page.account === null ? { status: 'disconnected' } : { status: 'connected', account: page.account, wallet: {} },
  }),
  chooseWallet: (_: string, isWatched: () => boolean) => {
    if (page.isTouched) page.account = ACCOUNT
    page.isWatched = isWatched()
    return Promise.resolve()
  },
}))
vi.mock('#platform/session/wallet/passkey/passkeyMemory.ts', () => ({
  passkeyMemory: { read: () => (page.account === null ? null : KEY) },
}))
vi.mock('#platform/page/http/ask.ts', () => ({
  ask: () => Promise.resolve(page.answer),
  jsonRequest: (method: string, value: unknown) => ({ method, body: JSON.stringify(value) }),
}))

async function heard(answer: AskResult<unknown>, { isTouched = true, isSignedIn = true } = {}) {
  Object.assign(page, { account: null, isTouched, answer })
  const steps: string[] = []
  const outcome = await hearGift(
    GIFT,
    () => Promise.resolve(isSignedIn),
    (step) => steps.push(step),
  )
  return { outcome, steps }
}
const given = { ok: true, value: { account: ACCOUNT, transaction: HASH } } as const
const refused = (code: string | null) => ({ ok: false, failure: { kind: 'refused', status: 429, code } }) as const

it('two touches make an account and sign in, and the song is heard (spec: touch.gift)', async () => {
  expect(await heard(given)).toEqual({
    outcome: { kind: 'heard', transaction: HASH },
    steps: ['touching', 'giving', 'signing'],
  })
})

it('a refused touch asks the server for nothing, and leaves no error in the bar (spec: touch.gift-refused)', async () => {
  expect(await heard(given, { isTouched: false })).toEqual({ outcome: { kind: 'cancelled' }, steps: ['touching'] })
  // No dialog is open that would end a failed attempt.
  expect(page.isWatched).toBe(false)
})

it('a song that is paid for waits for a sign-in that was refused (spec: touch.gift-refused)', async () => {
  expect((await heard(given, { isSignedIn: false })).outcome).toEqual({ kind: 'paid', transaction: HASH })
})

it.each([
  ['tooMany', 'tooMany'],
  ['noBudget', 'noBudget'],
  ['welcomed', 'welcomed'],
  ['badKey', 'badKey'],
  ['noSuchSong', 'notOpen'],
  ['noRelayer', 'away'],
  ['of a newer server', 'away'],
  [null, 'away'],
])('the server’s refusal %s is said as %s (spec: touch.gift-refused)', async (code, failure) => {
  expect((await heard(refused(code))).outcome).toEqual({ kind: 'failed', failure })
})

it('a server that does not answer is said, and the account stays (spec: touch.gift-refused)', async () => {
  expect((await heard({ ok: false, failure: { kind: 'away' } })).outcome).toEqual({ kind: 'failed', failure: 'away' })
  expect(page.account).toBe(ACCOUNT)
})
