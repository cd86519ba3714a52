import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './anvilProcess.ts'
import { type ProcessIdentity, identityOf, parseIdentity } from './processIdentity.ts'

/** Records which anvil serves a data folder, for the next launcher if this one is killed. */
export type ChainRecord = Place & { chain: ProcessIdentity }

const FILE = 'chain.pid'

const LOOPBACK = /^127(?:\.\d{1,3}){3}$/
/** Earlier versions recorded no host, because it was always 127.0.0.1. */
const hostOf = (value: unknown) => (typeof value === 'string' && LOOPBACK.test(value) ? value : '127.0.0.1')

export function writeRecord(dataDir: string, pid: number, { host, port }: Place) {
  const chain = identityOf(pid)
  if (chain === null) return
  const path = join(dataDir, FILE)
  writeFileSync(`${path}-new`, JSON.stringify({ chain, host, port } satisfies ChainRecord))
  renameSync(`${path}-new`, path)
}

export function readRecord(dataDir: string): ChainRecord | null {
  try {
    const value = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) as {
      chain?: unknown
      host?: unknown
      port?: unknown
    } | null
    const chain = parseIdentity(value?.chain)
    const port = Number(value?.port)
    return chain === null || !Number.isInteger(port) ? null : { chain, host: hostOf(value?.host), port }
  } catch {
    return null
  }
}

export const removeRecord = (dataDir: string) => rmSync(join(dataDir, FILE), { force: true })
