// Kills the embedded chain and its launcher at random moments and checks what is left each time.
//   node scripts/run/kills.ts --rounds 200 --inside 60 --seed 7
import { parseArgs } from 'node:util'
import { killRounds } from '@musi/devchain/kills/kills'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    inside: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const { rounds, inside, seed } = values
/** The promise of the embedded chain: a kill loses at most the last two seconds. */
const MAX_LOSS_MS = 2000
console.log(`${rounds} rounds, at least ${inside} kills inside a dump, seed ${seed}`)
try {
  const result = await killRounds({
    rounds: Number(rounds),
    insideDumpAtLeast: Number(inside),
    seed: Number(seed),
    maxLossMs: MAX_LOSS_MS,
    log: (line) => console.log(line),
  })
  const { chain, launcher, both } = result.kills
  console.log(
    `passed: ${result.rounds} kills (${chain} of the chain, ${launcher} of the launcher, ${both} of both), ` +
      `${result.insideDump} inside a dump, never an unreadable state; ` +
      `${result.lost} of ${result.transfers + result.lost} transfers lost, the oldest ${result.worstLossMs} ms before its kill`,
  )
} catch (error) {
  console.log(`failed with seed ${seed}: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
