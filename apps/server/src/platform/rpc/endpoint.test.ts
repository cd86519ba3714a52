import { describe, expect, test } from 'vitest'
import type { Clock } from '../clock.ts'
import { createLog } from '../log.ts'
import { chooseEndpoint, type Endpoint, endpointOf, noteFailure, noteSuccess } from './endpoint.ts'
import type { Failure } from './failure.ts'

const clock = (nowMs: number, random = 1): Clock => ({
  now: () => nowMs,
  random: () => random,
  sleep: () => Promise.resolve(),
})
const lines: string[] = []
const log = createLog(
  'info',
  (line) => lines.push(line),
  (line) => line,
)
const CONNECTION_RESET: Failure = { kind: 'unreachable', detail: 'ECONNRESET' }
const criteria = { chainId: 137, anyChain: false }
const chosenName = (choice: ReturnType<typeof chooseEndpoint>) =>
  choice.ok ? choice.endpoint.name : choice.failure.kind

const twoEndpoints = (): [Endpoint, Endpoint] => [endpointOf('https://one.example'), endpointOf('https://two.example')]

test('a WebSocket URL is used with http(s) for calls, and unchanged for heads', () => {
  expect(endpointOf('wss://node.example/ws/key')).toMatchObject({
    url: new URL('https://node.example/ws/key'),
    wsUrl: 'wss://node.example/ws/key',
    name: 'wss://node.example/…',
  })
  expect(endpointOf('https://node.example')).toMatchObject({ wsUrl: null })
})

describe('choice of an endpoint', () => {
  test('the first endpoint is chosen; after a fault the second, until the pause of the first is over', () => {
    const [one, other] = twoEndpoints()
    expect(chosenName(chooseEndpoint([one, other], criteria, 0))).toBe('https://one.example')
    noteFailure(one, CONNECTION_RESET, clock(0), log)
    expect(chosenName(chooseEndpoint([one, other], criteria, 249))).toBe('https://two.example')
    expect(chosenName(chooseEndpoint([one, other], criteria, 250))).toBe('https://one.example')
  })

  test('a second attempt uses the endpoint not tried', () => {
    const [one, other] = twoEndpoints()
    expect(chosenName(chooseEndpoint([one, other], criteria, 0, one))).toBe('https://two.example')
    expect(chosenName(chooseEndpoint([one], criteria, 0, one))).toBe('https://one.example')
  })

  test('an endpoint of another chain is chosen only if any chain is allowed', () => {
    const [one, other] = twoEndpoints()
    one.chainId = 1
    expect(chosenName(chooseEndpoint([one, other], criteria, 0))).toBe('https://two.example')
    other.chainId = 1
    expect(chosenName(chooseEndpoint([one, other], criteria, 0))).toBe('wrongChain')
    expect(chosenName(chooseEndpoint([one, other], { ...criteria, anyChain: true }, 0))).toBe('https://one.example')
  })
})

describe('pauses of an endpoint', () => {
  test('pauses double up to a limit, with jitter', () => {
    const [one] = twoEndpoints()
    const pauses = Array.from({ length: 9 }, () => {
      noteFailure(one, CONNECTION_RESET, clock(0), log)
      return one.pausedUntilMs
    })
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
    noteFailure(one, CONNECTION_RESET, clock(0, 0), log)
    expect(one.pausedUntilMs).toBe(7500)
  })

  test('an unreachable endpoint is tried again after 2 s if there is no other, but one that hangs is not', () => {
    const [one, other] = twoEndpoints()
    for (let each = 0; each < 9; each += 1) noteFailure(one, CONNECTION_RESET, clock(0), log)
    const choiceAt = (nowMs: number, all: readonly Endpoint[]) => chosenName(chooseEndpoint(all, criteria, nowMs))
    expect([choiceAt(1999, [one]), choiceAt(2000, [one])]).toEqual(['resting', 'https://one.example'])
    expect(choiceAt(2000, [one, other])).toBe('https://two.example')
    for (let each = 0; each < 9; each += 1) noteFailure(one, { kind: 'timedOut' }, clock(0), log)
    expect([choiceAt(14_999, [one]), choiceAt(15_000, [one])]).toEqual(['resting', 'https://one.example'])
  })

  test('a pause that the endpoint requests is observed, up to a minute', () => {
    const [one] = twoEndpoints()
    noteFailure(one, { kind: 'rateLimited', waitMs: 5000 }, clock(0), log)
    expect([
      chosenName(chooseEndpoint([one], criteria, 4999)),
      chosenName(chooseEndpoint([one], criteria, 5000)),
    ]).toEqual(['rateLimited', 'https://one.example'])
    noteFailure(one, { kind: 'rateLimited', waitMs: 86_400_000 }, clock(0), log)
    expect(one.pausedUntilMs).toBe(60_000)
  })

  test('an answer that was too large or did not fit into the memory budget causes no pause', () => {
    const [one] = twoEndpoints()
    for (const kind of ['tooLarge', 'busy'] as const) noteFailure(one, { kind }, clock(0), log)
    expect(one.failuresInARow).toBe(0)
  })

  test('persistent failures are logged once, and once more when they end', () => {
    const [one] = twoEndpoints()
    lines.length = 0
    for (let each = 0; each < 50; each += 1) noteFailure(one, CONNECTION_RESET, clock(0), log)
    noteSuccess(one, log)
    noteSuccess(one, log)
    expect(lines).toEqual([
      expect.stringContaining('https://one.example keeps failing'),
      'The endpoint https://one.example answers again.',
    ])
  })
})
