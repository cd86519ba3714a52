import { describe, expect, it } from 'vitest'
import { type LineEvent, lineTrouble, needsProbe, newLine, withLineEvent, withLineHead } from './line.ts'

type Step = readonly [LineEvent | 'head', atMs: number, tookMs?: number]

const lineAfter = (steps: readonly Step[]) =>
  steps.reduce(
    (line, [event, atMs, tookMs]) => (event === 'head' ? withLineHead(line) : withLineEvent(line, event, atMs, tookMs)),
    newLine(0),
  )

describe('a connection to the server', () => {
  it.each<[what: string, steps: Step[], nowMs: number, isOffline: boolean, 'gone' | 'slow' | null]>([
    ['no request', [], 60_000, false, null],
    [
      'an answer',
      [
        ['asked', 0],
        ['answered', 100],
      ],
      9000,
      false,
      null,
    ],
    [
      'one failure',
      [
        ['asked', 0],
        ['missed', 10],
      ],
      2900,
      false,
      null,
    ],
    [
      'one failure, and no other answer',
      [
        ['asked', 0],
        ['missed', 10],
      ],
      3000,
      false,
      'gone',
    ],
    [
      'calls that fail together',
      [
        ['asked', 0],
        ['missed', 10],
        ['missed', 20],
        ['missed', 400],
      ],
      500,
      false,
      null,
    ],
    [
      'two failures',
      [
        ['asked', 0],
        ['missed', 10],
        ['asked', 900],
        ['missed', 910],
      ],
      910,
      false,
      'gone',
    ],
    [
      'a failure between answers',
      [
        ['missed', 10],
        ['answered', 400],
        ['missed', 900],
      ],
      910,
      false,
      null,
    ],
    ['one failure where the browser says that it is offline', [['missed', 10]], 10, true, 'gone'],
    [
      'an answer though the browser says that it is offline',
      [
        ['asked', 0],
        ['answered', 9],
      ],
      900,
      true,
      null,
    ],
    ['no answer for less than three seconds', [['asked', 0]], 2999, false, null],
    ['no answer for three seconds', [['asked', 0]], 3000, false, 'gone'],
    [
      'a failure at the second block',
      [
        ['missed', 10],
        ['head', 20],
        ['missed', 30],
      ],
      30,
      false,
      'gone',
    ],
    [
      'an answer after four seconds',
      [
        ['asked', 0],
        ['answered', 4000, 4000],
      ],
      4000,
      false,
      'slow',
    ],
    [
      'a slow call beside quick probes',
      [
        ['asked', 0],
        ['answered', 1100, 9],
        ['answered', 4000],
      ],
      4000,
      false,
      null,
    ],
    [
      'no answer of a slow connection for four seconds',
      [
        ['answered', 4000, 4000],
        ['asked', 5000],
      ],
      9000,
      false,
      'slow',
    ],
    [
      'no answer of a slow connection for five seconds',
      [
        ['answered', 4000, 4000],
        ['asked', 5000],
      ],
      10_000,
      false,
      'gone',
    ],
    [
      'a quick answer after a slow one',
      [
        ['answered', 4000, 4000],
        ['asked', 5000],
        ['answered', 5050, 50],
      ],
      5050,
      false,
      null,
    ],
    [
      'calls that fail while probes are answered',
      [
        ['missed', 0],
        ['answered', 900, 9],
        ['missed', 2000],
        ['answered', 2900, 9],
      ],
      3000,
      false,
      'gone',
    ],
    [
      'a call that failed and was not repeated for ten seconds',
      [
        ['missed', 0],
        ['missed', 2000],
        ['answered', 2900, 9],
        ['answered', 11_900, 9],
      ],
      12_001,
      false,
      null,
    ],
    [
      'a call that is answered again',
      [
        ['missed', 0],
        ['missed', 2000],
        ['answered', 4000],
      ],
      4000,
      false,
      null,
    ],
    [
      'a quick answer after the connection was dead',
      [
        ['missed', 0, 9],
        ['missed', 900, 9],
        ['asked', 4000],
        ['answered', 4050, 50],
      ],
      4050,
      false,
      null,
    ],
  ])('%s (spec: heads.lines)', (_, steps, nowMs, isOffline, trouble) => {
    expect(lineTrouble(lineAfter(steps), nowMs, isOffline)).toBe(trouble)
  })

  it.each<[what: string, steps: Step[], nowMs: number, boolean]>([
    [
      'not within a second of an answer',
      [
        ['asked', 500],
        ['answered', 600],
      ],
      1500,
      false,
    ],
    [
      'after a second of silence',
      [
        ['asked', 500],
        ['answered', 600],
      ],
      1600,
      true,
    ],
    ['during a slow call', [['asked', 500]], 1500, true],
    [
      'soon after a failure',
      [
        ['asked', 500],
        ['missed', 510],
      ],
      1300,
      true,
    ],
    [
      'not within three seconds once it is dead',
      [
        ['asked', 0],
        ['missed', 1],
        ['asked', 900],
        ['missed', 901],
      ],
      3800,
      false,
    ],
    [
      'every three seconds once it is dead',
      [
        ['asked', 0],
        ['missed', 1],
        ['asked', 900],
        ['missed', 901],
      ],
      3900,
      true,
    ],
  ])('when to probe it: %s (spec: heads.pulse)', (_, steps, nowMs, isDue) => {
    expect(needsProbe(lineAfter(steps), nowMs)).toBe(isDue)
  })

  // The worst case: an answer just before the connection dies, and a check only twice a second.
  it.each([
    ['each request fails', 'missed' as const],
    ['no request is answered', null],
  ])('is found dead within five seconds if %s (spec: heads.pulse)', (_, end) => {
    let line = newLine(0)
    let nowMs = 0
    while (lineTrouble(line, nowMs, false) === null && nowMs < 20_000) {
      nowMs += 500
      if (needsProbe(line, nowMs)) {
        line = withLineEvent(line, 'asked', nowMs)
        if (end !== null) line = withLineEvent(line, end, nowMs + 5)
      }
    }
    expect(nowMs).toBeLessThanOrEqual(5000)
  })
})
