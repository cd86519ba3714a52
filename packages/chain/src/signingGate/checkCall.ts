import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { Call } from '../write.ts'
import { type DisplayedToken, displayMismatch } from './displayedTokens.ts'
import { difference } from './difference.ts'
import { amountTokensOf } from './gateKinds.ts'
import { type GateRefusal, mismatchOf } from './gateRefusal.ts'
import { logText } from './logText.ts'
import { isSameHex, ownValue, sliceText } from './ownFields.ts'
import { readCall, screenFields } from './readCall.ts'
import type { ShownTerms } from './shownTerms.ts'
import { isSpenderInBook } from './targets.ts'

/**
 * Chain facts for checking a call: where it must go, and the V1 exchange that may be approved for its token. `self` is
 * the account of the batch if the call is part of one; an account may approve itself.
 */
export type CallFacts = {
  readonly target: Address | null
  readonly exchange: Address | null
  /** True if the token has allowances; read only for a revocation from an unlisted spender. */
  readonly allowances: boolean
  readonly self: Address | null
  /** The token of the call's song by the jukebox; null if the song is unknown, or the call names none. */
  readonly songToken: Address | null
}

/** The reason to refuse; null if the bytes match the screen and its displayed tokens, and go to the right contract. */
export function checkCall(
  book: AddressBook,
  call: Call,
  { shown, drawn }: { shown: ShownTerms; drawn: readonly DisplayedToken[] },
  facts: CallFacts,
): GateRefusal | null {
  return callMismatch(book, call, shown, facts) ?? displayMismatch(amountTokensOf(book, shown, facts), drawn)
}

function callMismatch(book: AddressBook, call: Call, shown: ShownTerms, facts: CallFacts): GateRefusal | null {
  const { target } = facts
  if (target === null || !isSameHex(target, call.to))
    return { kind: 'otherTarget', field: 'to', actual: call.to, shown: target ?? 'nothing on this chain' }
  const actual = readCall(call, shown)
  if (actual === null) return { kind: 'unknownCalldata', actual: sliceText(call.data, 0, 10), shown: shown.kind }
  if (shown.kind === 'approve' || shown.kind === 'approveDrop') {
    const spender = ownValue(actual, 'spender')
    const isRevocation = shown.kind === 'approve' && ownValue(actual, 'amount') === 0n && call.value === 0n
    if (isRevocation && facts.allowances) return null
    if (!isListedSpender(book, spender, facts)) return unlisted(logText(spender))
    // Revoking an allowance is always safe.
    if (isRevocation) return null
  }
  const mismatch = difference(actual, screenFields(shown))
  if (mismatch === null) return null
  const { field } = mismatch
  return { kind: mismatchOf(field), field, actual: logText(mismatch.actual), shown: logText(mismatch.shown) }
}

const isListedSpender = (book: AddressBook, spender: unknown, { target, exchange, self }: CallFacts): boolean =>
  (target !== null && isSpenderInBook(book, target, spender)) ||
  isSameHex(spender, exchange) ||
  isSameHex(spender, self)

export const unlisted = (actual: string): GateRefusal => ({
  kind: 'unlistedSpender',
  field: 'spender',
  actual,
  shown: 'the list of spenders',
})
