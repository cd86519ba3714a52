// For tests only: a stopped chain of the product. A new chain seeds thirty days of history, so one is made for all tests of a run;
// and a second one without history, a third of the size, like those of an earlier version.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { consistentDump } from '../state/consistentDump.ts'
import { type EmbeddedChain, startEmbeddedChain } from '../embeddedChain.ts'
import { markCleanStop, writeState } from '../state/savedStates.ts'
import { testChain } from './testChain.ts'

/** Timeout for the hook that waits for the chain; on an idle machine it takes some seconds. */
export const MADE_WITHIN_MS = 180_000

type Beginning = Pick<EmbeddedChain, 'restored' | 'deployed' | 'genesisHash'>
export type StoppedChain = {
  /** Fills this folder, which a chain can be started in. */
  copyTo: (folder: string) => void
}
type LivedChain = StoppedChain & {
  /** State of the chain when it was new. */
  beginning: Beginning
}

/** The folder shared by all processes of a test run (scripts/test-run/testRun.ts); without one, this process creates its own. */
const home = () => (process.env['MUSI_TEST_RUN'] ??= mkdtempSync(join(tmpdir(), 'musi-run-')))

async function live(folder: string): Promise<Beginning> {
  const started = await startEmbeddedChain({ dataDir: folder, port: 0, log: () => {} })
  if (!started.ok) throw new Error(started.problem.sentence)
  const { restored, deployed, genesisHash, stop } = started.chain
  await stop()
  return { restored, deployed, genesisHash }
}

async function deployAlone(folder: string): Promise<null> {
  const { request, stop } = await testChain({ holds: 'contracts', own: true })
  const { state } = await consistentDump(request)
  await stop()
  const states = join(folder, 'chain')
  mkdirSync(states, { recursive: true })
  markCleanStop(states, writeState(states, state, Date.now()))
  return null
}

/** True if this process may begin; only one process succeeds in making the folder. */
function takesTurn(turn: string): boolean {
  try {
    mkdirSync(turn)
    return true
  } catch {
    return false
  }
}

/** Created by the first process that needs it: `make` fills its folder and returns the data that the others need. */
async function madeOnce<Known>(name: string, make: (folder: string) => Promise<Known>) {
  const folder = join(home(), name)
  const told = `${folder}.json`
  const turn = `${folder}.turn`
  while (!existsSync(told)) {
    if (takesTurn(turn)) {
      try {
        if (!existsSync(told)) {
          writeFileSync(`${told}.part`, JSON.stringify(await make(folder)))
          renameSync(`${told}.part`, told)
        }
      } finally {
        rmdirSync(turn)
      }
    } else await sleep(50)
  }
  const known = JSON.parse(readFileSync(told, 'utf8')) as Known
  return { known, copyTo: (to: string) => cpSync(folder, to, { recursive: true }) }
}

/** With all that a new chain of the product has. */
export async function livedChain(): Promise<LivedChain> {
  const { known, copyTo } = await madeOnce('lived', live)
  return { beginning: known, copyTo }
}

/** A chain with the contracts alone, for tests that need no history: starting and saving a larger chain takes longer. */
export async function stoppedChain(): Promise<StoppedChain> {
  const { copyTo } = await madeOnce('stopped', deployAlone)
  return { copyTo }
}
