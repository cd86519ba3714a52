import { beforeAll, expect, it } from 'vitest'
import { killRounds } from './kills.ts'
import { SEED_TIMEOUT_MS, type StoppedChain, seededChain } from '../testing/stoppedChain.ts'

let stopped: StoppedChain
beforeAll(async () => {
  stopped = await seededChain()
}, SEED_TIMEOUT_MS)

it('case 90: killed at any moment, even during a dump, the chain is readable and has all that was acknowledged before its last kept dump', async () => {
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const result = await killRounds({ rounds: 4, seed: 90, insideDumpAtLeast: 1, begin: stopped.copyTo, log })
  expect(result.rounds).toBeGreaterThanOrEqual(4)
  expect(result.insideDump).toBeGreaterThanOrEqual(1)
  expect(lines).toHaveLength(result.rounds)
}, 240_000)
