// For tests only: a chain of the product that was stopped. A new one lives through thirty days, so one is made for all tests of a run.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedChain, startEmbeddedChain } from './embeddedChain.ts'

/** For the hook that waits for it: where nothing else runs it is there in some seconds. */
export const MADE_WITHIN_MS = 180_000

type Beginning = Pick<EmbeddedChain, 'restored' | 'deployed' | 'genesisHash'>
export type StoppedChain = {
  /** What the chain was when it was new. */
  beginning: Beginning
  /** Fills this folder, which a chain can be started in. */
  copyTo: (folder: string) => void
}

/** A folder that all processes of a test run know (scripts/testRun.ts); where nobody has named one, this process has its own. */
const home = () => (process.env['MUSI_TEST_RUN'] ??= mkdtempSync(join(tmpdir(), 'musi-run-')))

async function make(folder: string, told: string): Promise<void> {
  const started = await startEmbeddedChain({ dataDir: folder, port: 0, log: () => {} })
  if (!started.ok) throw new Error(started.problem.sentence)
  const { restored, deployed, genesisHash, stop } = started.chain
  await stop()
  const beginning: Beginning = { restored, deployed, genesisHash }
  writeFileSync(`${told}.part`, JSON.stringify(beginning))
  renameSync(`${told}.part`, told)
}

/** Whether it is this one's turn; a folder is made by one process only. */
function takesTurn(turn: string): boolean {
  try {
    mkdirSync(turn)
    return true
  } catch {
    return false
  }
}

export async function stoppedChain(): Promise<StoppedChain> {
  const folder = join(home(), 'stopped')
  const [told, turn] = [`${folder}.json`, `${folder}.turn`]
  while (!existsSync(told)) {
    if (takesTurn(turn)) {
      try {
        if (!existsSync(told)) await make(folder, told)
      } finally {
        rmdirSync(turn)
      }
    } else await sleep(50)
  }
  const beginning = JSON.parse(readFileSync(told, 'utf8')) as Beginning
  return { beginning, copyTo: (to) => cpSync(folder, to, { recursive: true }) }
}
