import { expect, it } from 'vitest'
import { type LogForm, createLog } from './log.ts'
import { requestId } from './requestId.ts'

function linesOf(form: LogForm): readonly string[] {
  const lines: string[] = []
  const log = createLog(
    'info',
    (line) => lines.push(line),
    (line) => line.replace('secret', '…'),
    form,
  )
  log.debug('too little')
  log.info('a secret line')
  requestId.run('abc-1', () => log.error('broken\nat once'))
  return lines
}

it('a line for a terminal is the sentence, with its level if it is a warning or an error', () => {
  expect(linesOf('plain')).toEqual(['a … line', 'error: broken\nat once'])
})

it('a line for a file has its time, level and request (spec: server.log)', () => {
  const TIME = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`
  expect(linesOf('timed')).toEqual([
    expect.stringMatching(new RegExp(`^${TIME} info a … line$`)),
    expect.stringMatching(new RegExp(`^${TIME} error \\[abc-1\\] broken`)),
  ])
})

it('a line for a collector is one JSON object, also if its message has several lines (spec: server.log)', () => {
  const lines = linesOf('json')
  expect(lines.every((line) => !line.includes('\n'))).toBe(true)
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { time: expect.any(String), level: 'info', message: 'a … line' },
    { time: expect.any(String), level: 'error', request: 'abc-1', message: 'broken\nat once' },
  ])
})
