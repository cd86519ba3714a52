import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The binary itself, because the package's launcher script would hide the process that we have to kill. */
function packageBinary(): string | undefined {
  try {
    const home = dirname(createRequire(import.meta.url).resolve('@foundry-rs/anvil-linux-amd64/package.json'))
    return join(home, 'bin/anvil')
  } catch {
    return undefined
  }
}

const pathCandidates = () => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder || '.', 'anvil'))

/** Path of anvil; undefined if this system has none. */
export const anvilBinary = (): string | undefined =>
  [packageBinary(), ...pathCandidates()].find((path) => path !== undefined && isExecutable(path))
