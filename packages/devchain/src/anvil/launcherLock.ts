import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ProcessIdentity, identityOf, isRunning, parseIdentity } from './processIdentity.ts'

export type Lock = { isOurs: true; release: () => void } | { isOurs: false; by: number }

function readHolder(path: string): ProcessIdentity | null {
  try {
    return parseIdentity(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

/** Hard-linking a finished file is atomic: the lock is never half written, and only one of two launchers gets it. */
function tryLink(ownFile: string, path: string): boolean {
  try {
    linkSync(ownFile, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** If two launchers see the same stale lock, only one moves it. If it moved a third launcher's new lock, it is restored. */
function removeStaleLock(path: string, aside: string) {
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = readHolder(aside)
  if (moved !== null && isRunning(moved)) tryLink(aside, path)
  rmSync(aside, { force: true })
}

/** Only one launcher at a time may use a data folder. A lock whose holder is gone is ignored. */
export function takeLock(folder: string): Lock {
  const path = join(folder, 'chain.lock')
  const ownFile = join(folder, `chain.lock-${process.pid}`)
  try {
    writeFileSync(ownFile, JSON.stringify(identityOf(process.pid)))
    for (;;) {
      if (tryLink(ownFile, path)) return { isOurs: true, release: () => rmSync(path, { force: true }) }
      const other = readHolder(path)
      if (other !== null && isRunning(other)) return { isOurs: false, by: other.pid }
      removeStaleLock(path, `${ownFile}-old`)
    }
  } finally {
    rmSync(ownFile, { force: true })
  }
}
