import { expect, it } from 'vitest'
import { killRounds } from './kills.ts'

it('case 90: killed at any moment, inside a dump too, the chain is readable and lacks at most the last 2 seconds', async () => {
  const lines: string[] = []
  const result = await killRounds({ rounds: 4, seed: 90, insideDumpAtLeast: 1, log: (line) => lines.push(line) })
  expect(result.rounds).toBeGreaterThanOrEqual(4)
  expect(result.insideDump).toBeGreaterThanOrEqual(1)
  expect(lines).toHaveLength(result.rounds)
}, 60_000)
