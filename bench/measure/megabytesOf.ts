import { readFileSync } from 'node:fs'

/** Memory of a process in megabytes. */
export const megabytesOf = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
