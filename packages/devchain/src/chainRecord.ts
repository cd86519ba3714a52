import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ProcessIdentity, identityOf, parseIdentity } from './processIdentity.ts'

/** Records which anvil serves a data folder, for the next launcher if this one is killed. */
export type ChainRecord = { chain: ProcessIdentity; port: number }

const FILE = 'chain.pid'

export function writeRecord(dataDir: string, pid: number, port: number) {
  const chain = identityOf(pid)
  if (chain === null) return
  const path = join(dataDir, FILE)
  writeFileSync(`${path}-new`, JSON.stringify({ chain, port } satisfies ChainRecord))
  renameSync(`${path}-new`, path)
}

export function readRecord(dataDir: string): ChainRecord | null {
  try {
    const value = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) as { chain?: unknown; port?: unknown } | null
    const chain = parseIdentity(value?.chain)
    const port = Number(value?.port)
    return chain === null || !Number.isInteger(port) ? null : { chain, port }
  } catch {
    return null
  }
}

export const removeRecord = (dataDir: string) => rmSync(join(dataDir, FILE), { force: true })
