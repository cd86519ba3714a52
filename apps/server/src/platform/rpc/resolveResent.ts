import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Call, Outcome } from './call.ts'

/**
 * A signed transaction whose answer was lost is sent again, and may then be refused as known or,
 * once mined, for its nonce. If the chain has it, its hash is returned as if it were sent for the
 * first time, so that nobody sends another.
 */
export async function resolveResent(
  calls: readonly Call[],
  outcomes: readonly Outcome[],
  ask: (calls: readonly Call[]) => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  const hashes = calls.map((call, index) => (outcomes[index]?.ok === false ? sentHash(call) : null))
  const inDoubt = hashes.filter((hash) => hash !== null)
  if (inDoubt.length === 0) return outcomes
  const lookups = await ask(inDoubt.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })))
  const arrived = new Set(inDoubt.filter((_, index) => hasResult(lookups[index])))
  return outcomes.map((outcome, index) => {
    const hash = hashes[index] ?? null
    return hash !== null && arrived.has(hash) ? { ok: true, result: hash } : outcome
  })
}

const hasResult = (outcome: Outcome | undefined) => outcome?.ok === true && outcome.result !== null

function sentHash({ method, params }: Call): string | null {
  const raw: unknown = Array.isArray(params) ? params[0] : undefined
  if (method !== 'eth_sendRawTransaction' || typeof raw !== 'string' || !/^0x([0-9a-f]{2})+$/i.test(raw)) return null
  return `0x${bytesToHex(keccak_256(hexToBytes(raw.slice(2))))}`
}
