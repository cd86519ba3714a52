import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const TASKSET = '/usr/bin/taskset'

/** Starts a program of this folder as a child process, on the first core if the system supports that. */
export function startOnFirstCore(file: string, args: readonly string[]): ChildProcess {
  const [command = '', ...all] = [
    ...(existsSync(TASKSET) ? [TASKSET, '-c', '0'] : []),
    process.execPath,
    join(import.meta.dirname, file),
    ...args,
  ]
  return spawn(command, all, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

/** The first message of a child; null if none arrives in time, and the child is killed. */
export function firstMessage<Message>(child: ChildProcess, limitMs: number): Promise<Message | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Message | null>()
  const timer = setTimeout(() => {
    child.kill('SIGKILL')
    resolve(null)
  }, limitMs)
  child.once('message', (message) => resolve(message as Message))
  child.once('exit', (code) =>
    code ? reject(new Error(`A child process of the benchmark ended with ${code}.`)) : resolve(null),
  )
  return promise.finally(() => clearTimeout(timer))
}
