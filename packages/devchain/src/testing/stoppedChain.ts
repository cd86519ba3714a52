// For tests only: a stopped chain of the product. Seeding thirty days of history takes long, so one chain is made for all tests of a
// run, and a second one without history, which is a third of the size.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { consistentDump } from '../state/consistentDump.ts'
import { type EmbeddedChain, startEmbeddedChain } from '../embeddedChain.ts'
import { markCleanStop, writeState } from '../state/savedStates.ts'
import { testChain } from './testChain.ts'

/** Timeout for the hook that waits for the chain; on an idle machine it takes some seconds. */
export const SEED_TIMEOUT_MS = 180_000

type InitialState = Pick<EmbeddedChain, 'restored' | 'deployed' | 'genesisHash'>
export type StoppedChain = {
  /** Copies the chain into a folder, where it can be started. */
  copyTo: (folder: string) => void
}
type SeededChain = StoppedChain & {
  /** State of the chain when it was new. */
  beginning: InitialState
}

/** The folder shared by all processes of a test run (scripts/test-run/testRun.ts); without one, this process creates its own. */
const home = () => (process.env['MUSI_TEST_RUN'] ??= mkdtempSync(join(tmpdir(), 'musi-run-')))

async function startAndStop(folder: string): Promise<InitialState> {
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

/** True for the one process that succeeds in making the lock folder. */
function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

/** Runs `make` in the first process that needs the chain; the other processes wait and read its folder and its result. */
async function makeOncePerRun<Result>(name: string, make: (folder: string) => Promise<Result>) {
  const folder = join(home(), name)
  const resultFile = `${folder}.json`
  const lock = `${folder}.lock`
  while (!existsSync(resultFile)) {
    if (tryLock(lock)) {
      try {
        if (!existsSync(resultFile)) {
          writeFileSync(`${resultFile}.part`, JSON.stringify(await make(folder)))
          renameSync(`${resultFile}.part`, resultFile)
        }
      } finally {
        rmdirSync(lock)
      }
    } else await sleep(50)
  }
  const result = JSON.parse(readFileSync(resultFile, 'utf8')) as Result
  return { result, copyTo: (to: string) => cpSync(folder, to, { recursive: true }) }
}

/** A chain with the whole seeded history, like a new chain of the product. */
export async function seededChain(): Promise<SeededChain> {
  const { result, copyTo } = await makeOncePerRun('seeded', startAndStop)
  return { beginning: result, copyTo }
}

/** A chain with the contracts alone, for tests that need no history: starting and saving a larger chain takes longer. */
export async function stoppedChain(): Promise<StoppedChain> {
  const { copyTo } = await makeOncePerRun('stopped', deployAlone)
  return { copyTo }
}
