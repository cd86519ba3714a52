import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Identifies a process, as opposed to a later one with the same pid. */
export type ProcessIdentity = { pid: number; startedAt: string }

function startFromProc(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name may hold spaces and brackets; after the last one come the state and, 19 further on, the start in ticks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  return fields[0] === 'Z' || fields[0] === 'X' ? null : `${boot}:${fields[19]}`
}

function startFromPs(pid: number): string | null {
  const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  return started === '' ? null : started
}

/** Returns null if no such process runs; a zombie does not count as running. */
export function identityOf(pid: number): ProcessIdentity | null {
  try {
    const startedAt = process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid)
    return startedAt === null ? null : { pid, startedAt }
  } catch {
    return null
  }
}

export const isRunning = ({ pid, startedAt }: ProcessIdentity) => identityOf(pid)?.startedAt === startedAt

/** Parses an identity from a file of ours; null if it is invalid. */
export function parseIdentity(value: unknown): ProcessIdentity | null {
  if (typeof value !== 'object' || value === null || !('pid' in value) || !('startedAt' in value)) return null
  const { pid, startedAt } = value
  return Number.isInteger(pid) && typeof startedAt === 'string' ? { pid: Number(pid), startedAt } : null
}
