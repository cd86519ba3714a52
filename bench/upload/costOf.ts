import { readFileSync, writeFileSync } from 'node:fs'

/** Linux counts the time of processes in this unit. */
const TICKS_A_SECOND = 100

export type Cost = { begin: () => () => { megabytes: number; cpuMs: number } }

/** A process's use from a moment on: peak memory above its start, and time of all processors. */
export function costOf(pid: number | undefined): Cost {
  const megabytes = (line: string) =>
    Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024
  function cpuMs(): number {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may contain spaces; these are the 12th and 13th fields after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND) * 1000
  }
  return {
    begin() {
      // From here on the highest is counted anew.
      writeFileSync(`/proc/${pid}/clear_refs`, '5')
      const rest = megabytes('VmRSS')
      const spent = cpuMs()
      return () => ({ megabytes: megabytes('VmHWM') - rest, cpuMs: cpuMs() - spent })
    },
  }
}
