import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const TASKSET = '/usr/bin/taskset'

/** A program beside this file as a child; where the system can, on the first core alone. */
export function onCore(file: string, args: readonly string[]): ChildProcess {
  const [command = '', ...all] = [
    ...(existsSync(TASKSET) ? [TASKSET, '-c', '0'] : []),
    process.execPath,
    join(import.meta.dirname, file),
    ...args,
  ]
  return spawn(command, all, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

/** The first message of a child; null when none comes in time, and the child is killed. */
export function firstWord<Word>(child: ChildProcess, limitMs: number): Promise<Word | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Word | null>()
  const timer = setTimeout(() => {
    child.kill('SIGKILL')
    resolve(null)
  }, limitMs)
  child.once('message', (word) => resolve(word as Word))
  child.once('exit', (code) => (code ? reject(new Error(`A child of the bench ended with ${code}.`)) : resolve(null)))
  return promise.finally(() => clearTimeout(timer))
}
