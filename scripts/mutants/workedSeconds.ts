import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100

/**
 * How long the processor has worked for a process, so that a machine that has much else to do changes no verdict.
 * Where the system does not say, the clock stands in for it.
 */
export function workedSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name is in brackets and may hold anything; user and system time are the 12th and 13th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return performance.now() / 1000
  }
}
