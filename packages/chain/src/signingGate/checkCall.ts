import type { Address } from '@musi/domain/address'
import type { Call } from '../write.ts'
import type { CallFields } from './decodeExactly.ts'
import { difference } from './difference.ts'
import { type GateRefusal, mismatchOf } from './gateRefusal.ts'
import { type Addresses, hasAllowances, isListedSpender, targetOf } from './addresses.ts'
import { callFields, screenFields } from './callFields.ts'
import type { ShownTerms } from './shownTerms.ts'

/** Formats a value of any type for the log. */
export const logText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : (JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? 'nothing')

/** `self`: the account of the batch if the call is part of one; an account may approve itself. */
export type CallToCheck = { call: Call; shown: ShownTerms; self: Address | null }

/** Null: the bytes do what the screen says, and go to the right contract. */
export async function checkCall(addresses: Addresses, { call, shown, self }: CallToCheck): Promise<GateRefusal | null> {
  const target = await targetOf(addresses, shown)
  if (target?.toLowerCase() !== call.to.toLowerCase())
    return { kind: 'otherTarget', field: 'to', actual: call.to, shown: target ?? 'nothing on this chain' }
  const actual = callFields(call, shown)
  if (actual === null) return { kind: 'unknownCalldata', actual: call.data.slice(0, 10), shown: shown.kind }
  if (shown.kind === 'approve' || shown.kind === 'approveDrop') {
    const isRevocation = shown.kind === 'approve' && actual['amount'] === 0n && call.value === 0n
    // Taking an allowance back is always safe, whoever has it.
    if (isRevocation && (await hasAllowances(addresses, target))) return null
    const refusal = await checkSpender(addresses, target, actual, self)
    if (refusal !== null) return refusal
  }
  const mismatch = difference(actual, screenFields(shown))
  if (mismatch === null) return null
  const { field } = mismatch
  return { kind: mismatchOf(field), field, actual: logText(mismatch.actual), shown: logText(mismatch.shown) }
}

async function checkSpender(addresses: Addresses, token: Address, actual: CallFields, self: Address | null) {
  const spender = actual['spender'] as Address
  if (spender.toLowerCase() === self?.toLowerCase()) return null
  if (await isListedSpender(addresses, token, spender)) return null
  return { kind: 'unlistedSpender', field: 'spender', actual: spender, shown: 'the list of spenders' } as const
}
