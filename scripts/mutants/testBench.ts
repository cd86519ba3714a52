import { type ChildProcess, fork } from 'node:child_process'
import { rmSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOf } from './copyOf.ts'
import type { Mutant } from './mutant.ts'

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100

/**
 * Processor time of a process, so that other load on the machine changes no verdict. If the system does not report it,
 * the clock is used.
 */
function workedSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name is in brackets and may hold anything; user and system time are the 12th and 13th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return performance.now() / 1000
  }
}

export type TestBench = {
  /**
   * True if a test of the group fails with this change, or runs for ever. Null if it changes nothing that could be run.
   */
  notices: (mutant: Mutant) => Promise<boolean | null>
  close: () => void
}

/** The tests of a group take a few seconds; one that runs this long is in an endless loop. */
const FOR_EVER_SECONDS = 30
const LOOK_MS = 500

function startChild(group: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'bench.ts'), [group], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', () => reject(new Error(`The tests of ${group} could not be run.`)))
  })
}

/** Null runs without a change. */
function askChild(child: ChildProcess, mutant: Mutant | null): Promise<boolean | 'for ever'> {
  return new Promise((resolve) => {
    const onAnswer = (noticed: unknown) => {
      clearInterval(watch)
      resolve(noticed === true)
    }
    const since = workedSeconds(child.pid ?? 0)
    const watch = setInterval(() => {
      if (workedSeconds(child.pid ?? 0) - since < FOR_EVER_SECONDS) return
      clearInterval(watch)
      child.off('message', onAnswer)
      resolve('for ever')
    }, LOOK_MS)
    child.once('message', onAnswer)
    child.send(mutant ?? (null as unknown as Mutant))
  })
}

export async function testBench(group: string): Promise<TestBench> {
  let child = await startChild(group)
  if ((await askChild(child, null)) !== false) throw new Error(`The tests of ${group} fail before anything is changed.`)
  return {
    async notices(mutant) {
      const noticed = await askChild(child, mutant)
      if (noticed !== 'for ever') return noticed
      child.kill('SIGKILL')
      // The killed child could not clean up itself.
      rmSync(copyOf(child.pid ?? 0), { recursive: true, force: true })
      child = await startChild(group)
      return true
    },
    close: () => child.disconnect(),
  }
}
