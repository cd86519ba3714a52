import { expect, it } from 'vitest'
import { expectedTime, guessedTime, takenTimes } from './fileTimes.ts'

const note = (files: Record<string, unknown>) => JSON.stringify({ version: 1, projects: { chromium: { files } } })
const guesses = new Map([
  ['quick', 900],
  ['slow', 100],
  ['new', 50],
])

it('a file is expected to take as long as when it was last run, on whichever page that was', () => {
  const times = takenTimes([
    note({ quick: { duration: 200, lastRun: 2 }, slow: { duration: 100, lastRun: 1 } }),
    note({ quick: { duration: 900, lastRun: 1 }, slow: { duration: 800, lastRun: 2 } }),
  ])
  const time = expectedTime(guesses, times)
  expect(['quick', 'slow'].map(time)).toEqual([200, 800])
})

it('a new file takes as much longer than its guess as the others do, and the guess alone counts when nothing is remembered', () => {
  const times = takenTimes([note({ quick: { duration: 200, lastRun: 1 }, slow: { duration: 800, lastRun: 1 } })])
  expect(expectedTime(guesses, times)('new')).toBe(50)
  expect(expectedTime(guesses, new Map())('new')).toBe(50)
  expect(expectedTime(guesses, takenTimes([note({ slow: { duration: 800, lastRun: 1 } })]))('new')).toBe(400)
})

it('notes that are cut, of another form or of a run that broke off are as good as none', () => {
  const odd = ['{"version":', '{}', '{"projects":{"chromium":{}}}', note({ slow: { duration: 0, lastRun: 1 } })]
  expect([...takenTimes(odd)]).toEqual([])
})

it('a guess counts the tests, also those of a table, and the length', () => {
  const text =
    "test('one', () => {})\n  it.each([1])('two %d', () => {})\nconst latest = test('not a line of its own')\n"
  expect(guessedTime(text)).toBe(2 * 300 + text.length)
})
