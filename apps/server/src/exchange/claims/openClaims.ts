import { readFile } from 'node:fs/promises'
import type { ClaimSet } from '@musi/domain/claim/claimSet'
import { readClaimFile } from './claimFile.ts'

export type ClaimsOpened = { ok: true; claims: ClaimSet | null } | { ok: false; sentence: string }

/** Reads and checks the whole file of MUSI_CLAIMS; null if none is configured. */
export async function openClaims(path: string | null): Promise<ClaimsOpened> {
  if (path === null) return { ok: true, claims: null }
  let reason = 'it cannot be read'
  try {
    const read = readClaimFile(await readFile(path))
    if (read.ok) return read
    reason = read.reason
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
  const sentence = `MUSI_CLAIMS is "${path}", but ${reason}. Build it anew with npm run claims -- build accounts.csv, or unset MUSI_CLAIMS.`
  return { ok: false, sentence }
}
