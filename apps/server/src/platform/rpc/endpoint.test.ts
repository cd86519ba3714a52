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
const RESET: Failure = { kind: 'unreachable', detail: 'ECONNRESET' }
const criteria = { chainId: 137, anyChain: false }
const nameOf = (choice: ReturnType<typeof chooseEndpoint>) => (choice.ok ? choice.endpoint.name : choice.failure.kind)

const two = (): [Endpoint, Endpoint] => [endpointOf('https://one.example'), endpointOf('https://two.example')]

test('a WebSocket URL is used over http(s) for calls, and as it is for heads', () => {
  expect(endpointOf('wss://node.example/ws/key')).toMatchObject({
    url: new URL('https://node.example/ws/key'),
    wsUrl: 'wss://node.example/ws/key',
    name: 'wss://node.example/…',
  })
  expect(endpointOf('https://node.example')).toMatchObject({ wsUrl: null })
})

describe('the chosen endpoint', () => {
  test('is the first one; after a fault the other, until the pause of the first is over', () => {
    const [one, other] = two()
    expect(nameOf(chooseEndpoint([one, other], criteria, 0))).toBe('https://one.example')
    noteFailure(one, RESET, clock(0), log)
    expect(nameOf(chooseEndpoint([one, other], criteria, 249))).toBe('https://two.example')
    expect(nameOf(chooseEndpoint([one, other], criteria, 250))).toBe('https://one.example')
  })

  test('of a second attempt is the one not tried', () => {
    const [one, other] = two()
    expect(nameOf(chooseEndpoint([one, other], criteria, 0, one))).toBe('https://two.example')
    expect(nameOf(chooseEndpoint([one], criteria, 0, one))).toBe('https://one.example')
  })

  test('is never one of another chain, unless any chain will do', () => {
    const [one, other] = two()
    one.chainId = 1
    expect(nameOf(chooseEndpoint([one, other], criteria, 0))).toBe('https://two.example')
    other.chainId = 1
    expect(nameOf(chooseEndpoint([one, other], criteria, 0))).toBe('wrongChain')
    expect(nameOf(chooseEndpoint([one, other], { ...criteria, anyChain: true }, 0))).toBe('https://one.example')
  })
})

describe('pauses of an endpoint', () => {
  test('double up to a limit, with jitter', () => {
    const [one] = two()
    const rests = Array.from({ length: 9 }, () => {
      noteFailure(one, RESET, clock(0), log)
      return one.restsUntilMs
    })
    expect(rests).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
    noteFailure(one, RESET, clock(0, 0), log)
    expect(one.restsUntilMs).toBe(7500)
  })

  test('requested by the endpoint are kept, up to a minute', () => {
    const [one] = two()
    noteFailure(one, { kind: 'rateLimited', waitMs: 5000 }, clock(0), log)
    expect([nameOf(chooseEndpoint([one], criteria, 4999)), nameOf(chooseEndpoint([one], criteria, 5000))]).toEqual([
      'rateLimited',
      'https://one.example',
    ])
    noteFailure(one, { kind: 'rateLimited', waitMs: 86_400_000 }, clock(0), log)
    expect(one.restsUntilMs).toBe(60_000)
  })

  test('do not follow an answer that was too large or found no memory', () => {
    const [one] = two()
    for (const kind of ['tooLarge', 'busy'] as const) noteFailure(one, { kind }, clock(0), log)
    expect(one.failuresInARow).toBe(0)
  })

  test('are logged once when they persist and once when they end', () => {
    const [one] = two()
    lines.length = 0
    for (let each = 0; each < 50; each += 1) noteFailure(one, RESET, clock(0), log)
    noteSuccess(one, log)
    noteSuccess(one, log)
    expect(lines).toEqual([
      expect.stringContaining('https://one.example keeps failing'),
      'The endpoint https://one.example answers again.',
    ])
  })
})
