import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ProcessIdentity, identityOf, isRunning, parseIdentity } from './processIdentity.ts'

export type Lock = { held: true; release: () => void } | { held: false; by: number }

function holder(path: string): ProcessIdentity | null {
  try {
    return parseIdentity(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

/** Linking a finished file is one step for the kernel: the lock is never half written, and of two only one gets it. */
function tryLink(mine: string, path: string): boolean {
  try {
    linkSync(mine, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Of two launchers that see the same dead lock one moves it; what a faster third has locked meanwhile is put back. */
function setAside(path: string, aside: string) {
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = holder(aside)
  if (moved !== null && isRunning(moved)) tryLink(aside, path)
  rmSync(aside, { force: true })
}

/** One launcher at a time may use a data folder. A lock whose holder is gone counts for nothing. */
export function takeLock(folder: string): Lock {
  const path = join(folder, 'chain.lock')
  const mine = join(folder, `chain.lock-${process.pid}`)
  try {
    writeFileSync(mine, JSON.stringify(identityOf(process.pid)))
    for (;;) {
      if (tryLink(mine, path)) return { held: true, release: () => rmSync(path, { force: true }) }
      const other = holder(path)
      if (other !== null && isRunning(other)) return { held: false, by: other.pid }
      setAside(path, `${mine}-old`)
    }
  } finally {
    rmSync(mine, { force: true })
  }
}
