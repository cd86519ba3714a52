import { type ChildProcess, fork } from 'node:child_process'
import { rmSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'
import { repositoryRoot } from '../run/steps.ts'

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** Processor time of a process, which other load does not change; the clock's time if the system does not report it. */
function cpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name is in brackets and may contain spaces; user and system time are the 12th and 13th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return performance.now() / 1000
  }
}

export type TestBench = {
  /** True if a test of the group fails or never ends with this mutant; null if the mutant leaves the compiled code unchanged. */
  notices: (mutant: Mutant) => Promise<boolean | null>
  close: () => void
}

/** A group's tests take a few seconds; after this time they are in an endless loop. */
const ENDLESS_SECONDS = 30
const POLL_MS = 500

function startChild(group: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'bench.ts'), [group], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', () => reject(new Error(`The tests of ${group} could not be run.`)))
  })
}

/** Runs the tests with a mutant, or unchanged if it is null; returns whether they fail. */
function runMutant(child: ChildProcess, mutant: Mutant | null): Promise<boolean | 'endless'> {
  return new Promise((resolve) => {
    const onAnswer = (noticed: unknown) => {
      clearInterval(watch)
      resolve(noticed === true)
    }
    const since = cpuSeconds(child.pid ?? 0)
    const watch = setInterval(() => {
      if (cpuSeconds(child.pid ?? 0) - since < ENDLESS_SECONDS) return
      clearInterval(watch)
      child.off('message', onAnswer)
      resolve('endless')
    }, POLL_MS)
    child.once('message', onAnswer)
    child.send(mutant ?? (null as unknown as Mutant))
  })
}

export async function testBench(group: string): Promise<TestBench> {
  let child = await startChild(group)
  if ((await runMutant(child, null)) !== false) throw new Error(`The tests of ${group} fail without any mutant.`)
  return {
    async notices(mutant) {
      const noticed = await runMutant(child, mutant)
      if (noticed !== 'endless') return noticed
      child.kill('SIGKILL')
      // The killed child could not clean up itself.
      rmSync(mutantFolder(child.pid ?? 0), { recursive: true, force: true })
      child = await startChild(group)
      return true
    },
    close: () => child.disconnect(),
  }
}

/** Folder for a process's copy of packages/domain: inside the package, so that imports resolve. */
export const mutantFolder = (pid: number): string => join(repositoryRoot, 'packages/domain/dist/mutants', String(pid))
