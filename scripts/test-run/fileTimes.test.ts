import { expect, it } from 'vitest'
import { expectedTime, guessedTime, lastDurations } from './fileTimes.ts'

const note = (files: Record<string, unknown>) => JSON.stringify({ version: 1, projects: { chromium: { files } } })
const guesses = new Map([
  ['quick', 900],
  ['slow', 100],
  ['new', 50],
])

it('a file’s expected time is that of its last run, in whichever browser page it ran', () => {
  const times = lastDurations([
    note({ quick: { duration: 200, lastRun: 2 }, slow: { duration: 100, lastRun: 1 } }),
    note({ quick: { duration: 900, lastRun: 1 }, slow: { duration: 800, lastRun: 2 } }),
  ])
  const time = expectedTime(guesses, times)
  expect(['quick', 'slow'].map(time)).toEqual([200, 800])
})

it('a new file’s guess is scaled like the known files’ times, and used alone without any', () => {
  const times = lastDurations([note({ quick: { duration: 200, lastRun: 1 }, slow: { duration: 800, lastRun: 1 } })])
  expect(expectedTime(guesses, times)('new')).toBe(50)
  expect(expectedTime(guesses, new Map())('new')).toBe(50)
  expect(expectedTime(guesses, lastDurations([note({ slow: { duration: 800, lastRun: 1 } })]))('new')).toBe(400)
})

it('notes that are truncated, in another format or of an aborted run are ignored', () => {
  const odd = ['{"version":', '{}', '{"projects":{"chromium":{}}}', note({ slow: { duration: 0, lastRun: 1 } })]
  expect([...lastDurations(odd)]).toEqual([])
})

it('a guess counts the tests, also those of a table, and the file’s length', () => {
  const text =
    "test('one', () => {})\n  it.each([1])('two %d', () => {})\nconst latest = test('not a line of its own')\n"
  expect(guessedTime(text)).toBe(2 * 300 + text.length)
})
