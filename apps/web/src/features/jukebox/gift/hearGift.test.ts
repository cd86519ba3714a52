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
  begun: [] as unknown[],
  kept: null as unknown,
  held: 0,
  tell: (): void => undefined,
}))
vi.mock('./holdHistoryNews.ts', () => ({
  holdHistoryNews() {
    page.held = 1
    return () => (page.held = 0)
  },
}))
vi.mock('#platform/session/player/givenTicket.ts', () => ({ storeTicket: (ticket: unknown) => (page.kept = ticket) }))
vi.mock('#platform/session/player/player.ts', () => ({
  player: {
    get: () => ({ phase: { kind: 'playing' } }),
    subscribe(tell: () => void) {
      page.tell = tell
      return () => undefined
    },
  },
  playerActs: { begin: (...terms: unknown[]) => page.begun.push(terms) },
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

async function runGift(answer: AskResult<unknown>, { isTouched = true, isSignedIn = true } = {}) {
  Object.assign(page, { account: null, isTouched, answer, begun: [], held: 0, kept: null })
  const steps: string[] = []
  const outcome = await hearGift(
    GIFT,
    () => Promise.resolve(isSignedIn),
    (step) => steps.push(step),
  )
  return { outcome, steps }
}
const TICKET = { address: `/api/songs/${HASH}/sound?ticket=t`, endsAtSeconds: 2_000_000_000 }
const givenWith = (ticket: typeof TICKET | null, account = ACCOUNT) =>
  ({ ok: true, value: { account, transaction: HASH, ticket } }) as const
const refused = (code: string | null) => ({ ok: false, failure: { kind: 'refused', status: 429, code } }) as const

it('one touch creates an account, and its ticket opens the song (spec: touch.gift)', async () => {
  expect(await runGift(givenWith(TICKET), { isSignedIn: false })).toEqual({
    outcome: { kind: 'heard', transaction: HASH },
    steps: ['touching', 'giving'],
  })
  expect(page.kept).toEqual({ ...TICKET, account: ACCOUNT, song: HASH, transaction: HASH })
  expect(page.begun).toEqual([[HASH, 'full', HASH]])
})

it('without a ticket, a second touch signs in and the song plays (spec: touch.ticket)', async () => {
  expect(await runGift(givenWith(null))).toEqual({
    outcome: { kind: 'heard', transaction: HASH },
    steps: ['touching', 'giving', 'signing'],
  })
  expect(page.kept).toBe(null)
  expect(page.begun).toEqual([[HASH, 'full', HASH]])
})

it('a declined touch sends nothing to the server, and leaves no error in the bar (spec: touch.gift-refused)', async () => {
  expect(await runGift(givenWith(TICKET), { isTouched: false })).toEqual({
    outcome: { kind: 'cancelled' },
    steps: ['touching'],
  })
  // No dialog is open that would end a failed attempt.
  expect(page.isWatched).toBe(false)
})

it('a paid song waits if its sign-in was declined (spec: touch.gift-refused)', async () => {
  expect((await runGift(givenWith(null), { isSignedIn: false })).outcome).toEqual({ kind: 'paid', transaction: HASH })
  expect(page.begun).toEqual([])
})

it('an answer for another account is not accepted (spec: touch.gift-refused)', async () => {
  const other = givenWith(TICKET, '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC')
  expect((await runGift(other)).outcome).toEqual({ kind: 'failed', failure: 'away' })
  expect(page.kept).toBe(null)
})

it('updates are held back once, and released when the song plays or the gift fails (spec: heads.held)', async () => {
  await runGift(givenWith(TICKET))
  expect(page.held).toBe(1)
  page.tell()
  expect(page.held).toBe(0)
  await runGift(refused('tooMany'))
  expect(page.held).toBe(0)
  await runGift(givenWith(null), { isSignedIn: false })
  expect(page.held).toBe(0)
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
  expect((await runGift(refused(code))).outcome).toEqual({ kind: 'failed', failure })
})

it('a server that does not answer is reported, and the account stays connected (spec: touch.gift-refused)', async () => {
  expect((await runGift({ ok: false, failure: { kind: 'away' } })).outcome).toEqual({ kind: 'failed', failure: 'away' })
  expect(page.account).toBe(ACCOUNT)
})
