import type { Problem } from '@musi/api/problem'
import { parseAddress } from '@musi/domain/address'
import { writeAccount } from '@musi/domain/claim/accountTable'
import { type ClaimSet, claimFinder } from '@musi/domain/claim/claimSet'
import { ACCOUNT_BYTES } from '@musi/domain/claim/claimLeaf'
import { isChecksumValid } from './isChecksumValid.ts'
import { claimJson } from './claimJson.ts'
import { wasmKeccak } from './wasmKeccak.ts'

type ClaimAnswer = { status: 200 | 400 | 404; body: string }
/** The parts of the path after /claims. */
export type ClaimService = (chainId: string, address: string) => ClaimAnswer

const USUAL = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40}|([0-9a-fA-F]{40}))$/

/** Serves the claims of the app's one chain (spec: configuration.one-chain). */
export function claimService(claims: ClaimSet | null, servedChain: number): ClaimService {
  const holds = isChecksumValid(wasmKeccak())
  const find = claims === null ? null : claimFinder(claims)
  const account = new Uint8Array(ACCOUNT_BYTES)
  // With 0x, the slow hash is not needed: an address in one case has no checksum, and mixed case is
  // checked by the fast hash.
  const known = (address: string) => {
    const usual = USUAL.exec(address)
    return usual === null ? parseAddress(address) : usual[1] === undefined || holds(address) ? address : null
  }
  return (chainId, text) => {
    if (!/^\d{1,15}$/.test(chainId)) return problem(400, 'badChain', 'The chain must be named by its number.')
    // Whitespace is not part of an address (spec: claims.address-forms).
    const address = text.replace(/\s/g, '')
    const checked = known(address)
    if (checked === null) return problem(400, 'badAddress', addressSentence(address))
    if (Number(chainId) !== servedChain)
      return problem(404, 'otherChain', `Claims are known here for chain ${servedChain} only.`)
    if (claims === null || find === null)
      return problem(404, 'noClaim', 'This address has no claim: no claims are set up here.')
    writeAccount(account, 0, checked.slice(2))
    const index = find(account)
    if (index < 0) return problem(404, 'noClaim', 'This address has no claim.')
    return { status: 200, body: claimJson(claims, index) }
  }
}

function problem(status: 400 | 404, code: string, error: string): ClaimAnswer {
  const body: Problem = { error, code }
  return { status, body: JSON.stringify(body) }
}

function addressSentence(address: string): string {
  if (/^(0x)?[0-9a-fA-F]{40}$/.test(address))
    return 'The address does not pass its checksum. A letter may be wrong: copy it again, or write it in lower case.'
  if (/^[^.]+(\.[^.]+)+$/.test(address))
    return 'A name is not looked up here. Ask with the address that it leads to: 0x and 40 hexadecimal digits.'
  return 'That is no address. An address is 0x and 40 hexadecimal digits.'
}
