import { existsSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Renames the folder of the chain's data, so that `npm start -- --fresh` deletes nothing. Returns its new path; null if
 * there was none.
 */
export function moveAside(dataDir: string, folder: string, now: Date): string | null {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return null
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const base = join(dataDir, `chain-before-${stamp}`)
  let target = base
  for (let suffix = 2; existsSync(target); suffix += 1) target = `${base}-${suffix}`
  renameSync(folder, target)
  return target
}
