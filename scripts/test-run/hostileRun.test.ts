import { expect, test } from 'vitest'
import { attackCounts } from './hostileRun.ts'

test('rows and variants are added up by area, and in all', () => {
  const rows = [
    { area: 'gate', sentence: 'a', variants: 3 },
    { area: 'rpc', sentence: 'b', variants: 1 },
    { area: 'gate', sentence: 'c', variants: 4 },
  ]
  expect(attackCounts(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))).toEqual([
    'gate: 2 attacks repelled, 7 variants',
    'rpc: 1 attacks repelled, 1 variants',
    'all areas: 3 attacks repelled, 8 variants',
  ])
  expect(attackCounts('')).toEqual(['all areas: 0 attacks repelled, 0 variants'])
})
