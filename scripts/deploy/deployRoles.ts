import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Claims } from '@musi/contracts/deploy/public/publicDeploy'
import { ROLES_EXAMPLE, type RolesFile, parseRoles } from '@musi/contracts/deploy/public/rolesFile'
import { wellKnownAccounts, isWellKnownAccount } from '@musi/devchain/world/wellKnownAccounts'
import { readClaimFile } from '@musi/server/exchange/claims/claimFile'
import { claimService } from '@musi/server/exchange/claims/claimService'

/** `tokens`: the total as people write it. */
type ReadClaims = Claims & { path: string; tokens: string }
export type RolesRead = { ok: true; file: RolesFile; claims: ReadClaims | null } | { ok: false; sentence: string }

const refuse = (sentence: string): RolesRead => ({ ok: false, sentence })
const UNIT = 10n ** 18n
const SUPPLY = 1_000_000_000n * UNIT

/** The roles file and the claim file that it names, both checked before anything is asked of a chain. */
export async function readRoles(path: string | null, chainId: number): Promise<RolesRead> {
  if (path === null)
    return refuse(
      `--roles is missing: on a public chain a file says who owns what. It holds, with your own addresses:\n\n${ROLES_EXAMPLE}\n\nThe last three lines may be left out. docs/deploy.md says what each is for.`,
    )
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return refuse(`--roles is "${path}", but that file cannot be read. Nothing was deployed.`)
  const parsed = parseRoles(text, isWellKnownAccount)
  if (!parsed.ok) return refuse(parsed.sentence)
  const { file } = parsed
  if (file.claims === null) return { ok: true, file, claims: null }
  const claims = await readClaims(resolve(dirname(path), file.claims), chainId)
  return typeof claims === 'string' ? refuse(`${claims} Nothing was deployed.`) : { ok: true, file, claims }
}

async function readClaims(path: string, chainId: number): Promise<ReadClaims | string> {
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return `The roles file names the claims "${path}", but that file cannot be read.`
  const read = readClaimFile(bytes)
  if (!read.ok)
    return `The roles file names the claims "${path}", but ${read.reason}. Build it anew with npm run claims.`
  const { claims } = read
  const answer = claimService(claims, chainId)
  const demo = wellKnownAccounts().find((address) => answer(String(chainId), address).status === 200)
  if (demo !== undefined)
    return `The claims in "${path}" give something to ${demo}, a demo account: everybody has its key. Build them without it.`
  if (claims.total > SUPPLY) return `The claims in "${path}" are more than the 1,000,000,000 UNI that there are.`
  const root = `0x${Buffer.from(claims.tree.nodes.subarray(0, 32)).toString('hex')}` as const
  return { path, root, total: claims.total, tokens: (Number(claims.total / 10n ** 12n) / 1e6).toLocaleString('en') }
}
