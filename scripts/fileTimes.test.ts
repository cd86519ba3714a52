import { expect, it } from 'vitest'
import { expectedTime, takenTimes } from './fileTimes.ts'

const note = (files: Record<string, unknown>) => JSON.stringify({ version: 1, projects: { chromium: { files } } })
const sizes = new Map([
  ['quick', 900],
  ['slow', 100],
  ['new', 50],
])

it('a file is expected to take as long as when it was last run, on whichever page that was', () => {
  const times = takenTimes([
    note({ quick: { duration: 200, lastRun: 2 }, slow: { duration: 100, lastRun: 1 } }),
    note({ quick: { duration: 900, lastRun: 1 }, slow: { duration: 800, lastRun: 2 } }),
  ])
  const time = expectedTime(sizes, times)
  expect(['quick', 'slow'].map(time)).toEqual([200, 800])
})

it('a new file takes as long for its length as the others, and its length alone counts when nothing is remembered', () => {
  const times = takenTimes([note({ quick: { duration: 200, lastRun: 1 }, slow: { duration: 800, lastRun: 1 } })])
  expect(expectedTime(sizes, times)('new')).toBe(50)
  expect(expectedTime(sizes, new Map())('new')).toBe(50)
  expect(expectedTime(sizes, takenTimes([note({ slow: { duration: 800, lastRun: 1 } })]))('new')).toBe(400)
})

it('notes that are cut, of another form or of a run that broke off are as good as none', () => {
  const odd = ['{"version":', '{}', '{"projects":{"chromium":{}}}', note({ slow: { duration: 0, lastRun: 1 } })]
  expect([...takenTimes(odd)]).toEqual([])
})
