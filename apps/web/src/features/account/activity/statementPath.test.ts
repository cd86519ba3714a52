import { expect, it } from 'vitest'
import { statementPath } from './statementPath.ts'

const THEO = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

it.each([
  ['', '', `/api/statement.csv?account=${THEO}`],
  ['2026-11-01', '', `/api/statement.csv?account=${THEO}&from=2026-11-01`],
  ['2026-11-01', '2026-11-01', `/api/statement.csv?account=${THEO}&from=2026-11-01&to=2026-11-01`],
  ['', '2026-11-30', `/api/statement.csv?account=${THEO}&to=2026-11-30`],
  ['2026-11-02', '2026-11-01', null],
])('from %j to %j the file is at %s', (from, to, path) => {
  expect(statementPath(THEO, { from, to })).toBe(path)
})
