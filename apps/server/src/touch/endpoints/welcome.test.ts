import { WelcomeAnswer } from '@musi/api/touch/welcome'
import { expect, it } from 'vitest'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import type { PlayOutcome } from '#music/plays/playGate.ts'
import { validated } from '#testing/validated.ts'
import type { TouchService } from '../touchService.ts'
import { welcome } from './welcome.ts'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const WORD = `0x${'ab'.repeat(32)}` as const
const TICKET = { address: `/api/songs/${WORD}/sound?ticket=t`, endsAtSeconds: 2_000_000_000 }
const GIVEN: PlayOutcome = { ok: true, ticket: { ...TICKET, bytesLeft: 1, by: 'play' } }
const refused = (code: 'notFinal' | 'noSound' | 'chainAway'): PlayOutcome => ({ ok: false, code, price: null })

type Welcomed = Awaited<ReturnType<TouchService['welcome']>>

/** Asks an endpoint whose gate answers one outcome after another; the last one stays. */
async function ask(welcomed: Welcomed, outcomes: readonly PlayOutcome[]) {
  let nowMs = 0
  const granted: unknown[] = []
  const endpoint = welcome({
    touch: { welcome: () => Promise.resolve(welcomed) } as unknown as TouchService,
    plays: {
      grant(...terms) {
        granted.push(terms)
        return Promise.resolve(outcomes[Math.min(granted.length, outcomes.length) - 1] ?? refused('noSound'))
      },
    },
    clock: { now: () => nowMs, sleep: (ms) => Promise.resolve(void (nowMs += ms)) },
    publicOrigins: null,
  })
  const body = JSON.stringify({ song: WORD, sponsor: ACCOUNT, x: WORD, y: WORD })
  const answer = await endpoint({
    method: 'POST',
    client: '192.0.2.1',
    headers: { 'content-type': 'application/json' },
    body: { text: () => Promise.resolve({ kind: 'read', text: body }) },
    params: {},
  } as unknown as ServedRequest)
  return { answer: validated(WelcomeAnswer, JSON.parse(answer.body as string)), granted, nowMs }
}

const own = { ok: true, account: ACCOUNT, transaction: WORD, isNew: true } as const

it('a welcome comes with the ticket of its own play, for the welcomed account (spec: touch.ticket)', async () => {
  const { answer, granted } = await ask(own, [GIVEN])
  expect(answer).toEqual({ account: ACCOUNT, transaction: WORD, ticket: TICKET })
  expect(granted).toEqual([[{ account: ACCOUNT, client: '192.0.2.1' }, WORD, WORD]])
})

it('a client that sends the key of an account welcomed for somebody else gets no ticket (spec: touch.ticket)', async () => {
  const { answer, granted } = await ask({ ...own, isNew: false }, [GIVEN])
  expect(answer.ticket).toBe(null)
  expect(granted).toEqual([])
})

it('the answer waits until the payment is final, but no longer than clients wait (spec: touch.ticket)', async () => {
  const late = await ask(own, [refused('notFinal'), refused('notFinal'), GIVEN])
  expect(late.answer.ticket).toEqual(TICKET)
  const never = await ask(own, [refused('notFinal')])
  expect(never.answer).toEqual({ account: ACCOUNT, transaction: WORD, ticket: null })
  expect(never.nowMs).toBeLessThan(10_000)
})

it.each(['noSound', 'chainAway'] as const)(
  'a song that cannot be opened because of %s is still paid for, but comes without a ticket (spec: touch.ticket)',
  async (code) => {
    const { answer, granted } = await ask(own, [refused(code)])
    expect(answer).toEqual({ account: ACCOUNT, transaction: WORD, ticket: null })
    expect(granted).toHaveLength(1)
  },
)
