import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedChain } from '@musi/devchain/embeddedChain'
import { type Row, median, row } from './measure/row.ts'

async function startOnce(dataDir: string): Promise<{ ms: number; steps: number }> {
  const since = performance.now()
  const started = await startEmbeddedChain({ dataDir, port: 0, log: () => undefined })
  const ms = performance.now() - since
  if (!started.ok) throw new Error(started.problem.sentence)
  const { steps, past } = started.chain.deployed
  await started.chain.stop()
  return { ms, steps: steps + (past.kind === 'new' ? past.transactions : 0) }
}

/** Time to start a new seeded chain with thirty days of history, and to restart it from its saved state. */
export async function* world(quick: boolean): AsyncIterable<Row> {
  const anew = [] as number[]
  const back = [] as number[]
  const sizes = [] as number[]
  for (let round = 0; round < (quick ? 1 : 5); round++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-world-'))
    const first = await startOnce(dataDir)
    anew.push(first.ms)
    sizes.push(first.steps)
    back.push((await startOnce(dataDir)).ms)
    rmSync(dataDir, { recursive: true })
  }
  yield row('world', median(sizes), 'seeded from nothing', { name: 'none', ms: null }, median(anew))
  yield row('world', median(sizes), 'brought back', { name: 'seeded from nothing', ms: median(anew) }, median(back))
}
