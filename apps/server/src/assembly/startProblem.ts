import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import type { Config } from '#platform/config/config.ts'

type Checked = Pick<Config, 'dataDir' | 'objectsDir' | 'takedownFile' | 'database'> &
  Partial<Pick<Config, 'operators' | 'chain' | 'relayerKeyFile'>>

/**
 * The first setting that this machine cannot satisfy, in one sentence; null if there is none (spec:
 * configuration.checked-at-start). Creates missing folders.
 */
export async function startProblem(config: Checked): Promise<string | null> {
  const { dataDir, objectsDir, takedownFile, database } = config
  const problem =
    (await folderProblem('MUSI_DATA_DIR', dataDir)) ??
    (await folderProblem('MUSI_OBJECTS_DIR', objectsDir)) ??
    (takedownFile === null ? null : await fileProblem('MUSI_TAKEDOWN_FILE', takedownFile)) ??
    (await operatorsProblem(config)) ??
    (await relayerProblem(config))
  if (problem !== null || database === null) return problem
  // Not loaded if the database is a file.
  const { loginProblem } = await import('#platform/database/loginProblem.ts')
  return await loginProblem(database)
}

/** A demo account may not be an operator, because everybody has its key. */
async function operatorsProblem({ operators, chain }: Checked): Promise<string | null> {
  if (operators === null || operators === undefined || chain?.id === EMBEDDED_CHAIN_ID) return null
  const { isWellKnownAccount } = await import('@musi/devchain/world/wellKnownAccounts')
  const known = operators.find(isWellKnownAccount)
  return known === undefined
    ? null
    : `MUSI_OPERATORS names ${known}, a demo account whose key everybody has. On chain ${chain?.id} it must be an account of your own.`
}

async function relayerProblem({ relayerKeyFile, chain }: Checked): Promise<string | null> {
  if (relayerKeyFile === null || relayerKeyFile === undefined || chain === undefined) return null
  const { readRelayerKey } = await import('#touch/readRelayerKey.ts')
  const read = await readRelayerKey(relayerKeyFile, chain.id)
  return read.ok ? null : read.sentence
}

async function folderProblem(name: string, folder: string): Promise<string | null> {
  const file = join(folder, `.musi-${randomBytes(8).toString('hex')}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(file, 'x', { flag: 'wx' })
    return null
  } catch (error) {
    const code = codeOf(error)
    const demand =
      code === 'ENOSPC' || code === 'EDQUOT'
        ? 'Its disk is full: make room, or name a folder on another one.'
        : 'It must be a folder that the user of this server may write to.'
    return `${name} is "${folder}", but nothing can be written there (${code}). ${demand}`
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}

/** Without the file, everything that was taken down would be served. */
async function fileProblem(name: string, file: string): Promise<string | null> {
  try {
    await readFile(file)
    return null
  } catch (error) {
    return `${name} is "${file}", but it cannot be read (${codeOf(error)}). It must be a file; an empty one withdraws nothing.`
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN')
