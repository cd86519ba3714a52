import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TaskHolder } from '../peers/peers.ts'
import type { Call, Outcome } from '../rpc/call.ts'
import { polledHeads } from './polledHeads.ts'

const EVERY_MS = 1000
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const blockJson = (number: number) => ({
  number: `0x${number.toString(16)}`,
  hash: `0x${'0'.repeat(63)}${number}`,
  timestamp: '0x5',
})

function startPolling(holder: TaskHolder) {
  const state = { holder, answers: true, polls: 0, told: [] as string[], blocks: [] as number[], givenUp: 0 }
  let notify: (message: string) => void = () => {}
  const poll = polledHeads({
    upstream: {
      ask: (calls: readonly Call[]) => {
        state.polls += 1
        const away: Outcome = { ok: false, error: { code: 1, message: 'away' } }
        const results = [blockJson(7), '0x1']
        return Promise.resolve(calls.map((_, at) => (state.answers ? { ok: true, result: results[at] } : away)))
      },
    },
    peers: {
      take: () => Promise.resolve(state.holder),
      tell: (_, message) => state.told.push(message),
      listen: (_, onMessage) => void (notify = onMessage),
      giveUp: () => void (state.givenUp += 1),
    },
    clock: { now: () => Date.now() },
    chainId: 1,
    everyMs: EVERY_MS,
    isNeeded: () => true,
    onBlock: ({ number }) => state.blocks.push(number),
    onChainId: () => undefined,
  })
  return { state, notify: (message: string) => notify(message), stop: poll.stop }
}
const polls = (count: number) => vi.advanceTimersByTimeAsync(count * EVERY_MS)

it('the server that polls reports each head to the others, which then do not poll (spec: heads.shared)', async () => {
  const leader = startPolling('us')
  const other = startPolling('another')
  await polls(3)
  expect(leader.state).toMatchObject({ polls: 4, blocks: [7, 7, 7, 7] })
  const pollsBefore = other.state.polls
  for (let at = 0; at < 6; at += 1) {
    other.notify(leader.state.told[0] ?? '')
    await polls(1)
  }
  expect(other.state.polls).toBe(pollsBefore)
  expect(other.state.blocks.slice(-6)).toEqual([7, 7, 7, 7, 7, 7])
  leader.stop()
  other.stop()
})

it('a server polls by itself if no head was reported for four polls, or if the database is unreachable (spec: heads.shared)', async () => {
  const { state, notify, stop } = startPolling('another')
  await polls(0)
  notify(JSON.stringify(blockJson(3)))
  state.polls = 0
  await polls(3)
  expect(state.polls).toBe(0)
  await polls(2)
  expect(state.polls).toBeGreaterThan(0)
  notify(JSON.stringify(blockJson(8)))
  state.polls = 0
  state.holder = 'unknown'
  await polls(2)
  expect(state).toMatchObject({ polls: 1, told: [] })
  stop()
})

it('a server whose node fails or serves another chain leaves the polling to others', async () => {
  const { state, stop } = startPolling('us')
  await polls(1)
  expect(state.givenUp).toBe(0)
  state.answers = false
  await polls(1)
  expect(state).toMatchObject({ givenUp: 1, told: [expect.any(String), expect.any(String)] })
  stop()
})

it.each(['', 'null', '{', '{"number":1}', '[]'])('an invalid message is ignored: %j', async (message) => {
  const { state, notify, stop } = startPolling('another')
  await polls(0)
  state.blocks = []
  notify(message)
  expect(state.blocks).toEqual([])
  stop()
})
