import type { Address } from '../address.ts'
import { type DecodedValue, decodeArguments } from './decodeArguments.ts'
import { parseSignature } from './solidityTypes.ts'

export type ProposalCall = { readonly target: Address; readonly signature: string; readonly data: `0x${string}` }

/** One numbered line of the details: a decoded call, or raw data if it cannot be decoded (case 27). */
export type ProposalDetail =
  | { readonly kind: 'call'; readonly target: Address; readonly name: string; readonly values: readonly DecodedValue[] }
  | { readonly kind: 'raw'; readonly target: Address; readonly signature: string; readonly data: `0x${string}` }

export function proposalDetail({ target, signature, data }: ProposalCall): ProposalDetail {
  const parsed = parseSignature(signature)
  const values = parsed && decodeArguments(parsed.types, data)
  if (parsed === null || values === null) return { kind: 'raw', target, signature, data }
  return { kind: 'call', target, name: parsed.name, values }
}
