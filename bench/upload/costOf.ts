import { readFileSync, writeFileSync } from 'node:fs'

/** Unit of process times in Linux. */
const TICKS_PER_SECOND = 100

export type Cost = { begin: () => () => { megabytes: number; cpuMs: number } }

/** Measures a process: peak memory above the start, and CPU time. */
export function costOf(pid: number | undefined): Cost {
  const megabytes = (line: string) =>
    Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024
  function cpuMs(): number {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may contain spaces; these are the 12th and 13th fields after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000
  }
  return {
    begin() {
      // Resets the recorded peak.
      writeFileSync(`/proc/${pid}/clear_refs`, '5')
      const startMegabytes = megabytes('VmRSS')
      const spent = cpuMs()
      return () => ({ megabytes: megabytes('VmHWM') - startMegabytes, cpuMs: cpuMs() - spent })
    },
  }
}
