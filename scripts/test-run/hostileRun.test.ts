import { expect, test } from 'vitest'
import { heldTable } from './hostileRun.ts'

test('rows and variants are added up by area, and in all', () => {
  const rows = [
    { area: 'gate', sentence: 'a', variants: 3 },
    { area: 'rpc', sentence: 'b', variants: 1 },
    { area: 'gate', sentence: 'c', variants: 4 },
  ]
  expect(heldTable(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))).toEqual([
    'gate: 2 rows held, 7 variants',
    'rpc: 1 rows held, 1 variants',
    'all areas: 3 rows held, 8 variants',
  ])
  expect(heldTable('')).toEqual(['all areas: 0 rows held, 0 variants'])
})
