import { existsSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/** `--fresh` begins a new chain and deletes nothing. Returns where the old one is now; null: there was none. */
export function moveAside(dataDir: string, folder: string, now: Date): string | null {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return null
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const base = join(dataDir, `chain-before-${stamp}`)
  let target = base
  for (let more = 2; existsSync(target); more += 1) target = `${base}-${more}`
  renameSync(folder, target)
  return target
}
