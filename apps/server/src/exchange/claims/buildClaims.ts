import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { claimSet, hashCount } from '@musi/domain/claim/claimSet'
import { isChecksumValid } from './isChecksumValid.ts'
import { claimFileParts } from './claimFile.ts'
import { type BadLine, readAccounts } from './readAccounts.ts'
import { wasmKeccak } from './wasmKeccak.ts'

export type BuildOptions = {
  csv: string
  out: string
  /** From 0 to 1. */
  onProgress?: (done: number) => void
}
export type BuildResult =
  | { ok: true; count: number; total: bigint; root: string; bytes: number }
  | { ok: false; sentence: string; bad: readonly BadLine[] }

/** Each phase's share of the time, measured with a million accounts. */
const TIME_SHARE = { read: 0.5, hash: 0.4 }

/** Builds a claim file from a CSV. An existing file is replaced atomically. */
export async function buildClaims({ csv, out, onProgress = () => undefined }: BuildOptions): Promise<BuildResult> {
  const size = await sizeOf(csv)
  if (size === null)
    return failure(`${csv} cannot be read. Name a CSV file with a line "address,amount" for each account.`)
  const keccak = wasmKeccak()
  let bytesRead = 0
  const read = await readAccounts(csv, isChecksumValid(keccak), (bytes) => {
    bytesRead += bytes
    onProgress((TIME_SHARE.read * bytesRead) / size)
  })
  if (!read.ok)
    return 'reason' in read
      ? failure(`Nothing was built from ${csv}: ${read.reason}.`)
      : failure(`Nothing was built from ${csv}: ${linesWord(read.badCount)} to be fixed first.`, read.bad)

  let hashed = 0
  const claims = claimSet(read.table, keccak, (hashes) => {
    hashed += hashes
    onProgress(TIME_SHARE.read + (TIME_SHARE.hash * hashed) / hashCount(read.table.count))
  })
  const parts = claimFileParts(claims)
  const problem = await replaceFile(out, parts)
  if (problem !== null) return failure(`${out} cannot be written (${problem}). Name another place with --out FILE.`)
  onProgress(1)
  const root = `0x${Buffer.from(claims.tree.nodes.subarray(0, 32)).toString('hex')}`
  const bytes = parts.reduce((sum, { length }) => sum + length, 0)
  return { ok: true, count: claims.count, total: claims.total, root, bytes }
}

const linesWord = (count: number) => (count === 1 ? 'one line has' : `${count} lines have`)
const failure = (sentence: string, bad: readonly BadLine[] = []): BuildResult => ({ ok: false, sentence, bad })

async function sizeOf(path: string): Promise<number | null> {
  const stats = await stat(path).catch(() => null)
  return stats?.isFile() === true ? Math.max(stats.size, 1) : null
}

/** Writes a temporary file, syncs and renames it. Returns the error code on failure. */
async function replaceFile(path: string, parts: readonly Uint8Array[]): Promise<string | null> {
  const temporaryPath = `${path}.${process.pid}.tmp`
  try {
    await mkdir(dirname(path), { recursive: true })
    const file = await open(temporaryPath, 'w')
    try {
      for (const part of parts) await file.appendFile(part)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporaryPath, path)
    return null
  } catch (error) {
    await rm(temporaryPath, { force: true }).catch(() => undefined)
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  }
}
