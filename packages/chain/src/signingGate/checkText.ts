import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { MAX_LEAVES } from '@musi/domain/market/orderTree'
import type { PermitFacts, RecoveryFacts, StrangeCollection } from './chainFacts.ts'
import { unlisted } from './checkCall.ts'
import { type DisplayedToken, priceMismatch } from './displayedTokens.ts'
import type { GateRefusal } from './gateRefusal.ts'
import { logText } from './logText.ts'
import { isSameHex } from './ownFields.ts'
import { isSpenderInBook } from './targets.ts'
import type { ShownBallot } from './typed-data/ballotTypedData.ts'
import { MAX_PERMIT_SECONDS, type ShownPermit } from './typed-data/permitTypedData.ts'
import type { ShownRecovery } from './typed-data/recoveryTypedData.ts'
import { type ShownSignIn, signInMismatch } from './typed-data/readSignIn.ts'
import {
  type TypedDataMismatch,
  ballotMismatch,
  orderMismatch,
  orderTreeMismatch,
  permitMismatch,
  recoveryMismatch,
} from './typed-data/readTypedData.ts'

// Each check compares a finished text with the screen and returns null if they match.

type DisplayedContent<T> = { shown: T; drawn: readonly DisplayedToken[] }

export function checkPermit(
  book: AddressBook,
  text: string,
  { shown, drawn }: DisplayedContent<ShownPermit>,
  { exchange, latestSeconds }: PermitFacts,
): GateRefusal | null {
  const { token, spender, deadlineSeconds } = shown
  const mismatch = permitMismatch(text, book.chainId, shown)
  if (mismatch !== null) return mismatchRefusal('otherPermit', mismatch)
  if (!isSpenderInBook(book, token, spender) && !isSameHex(spender, exchange)) return unlisted(spender)
  const tokenMismatch = priceMismatch([{ price: { token } }], drawn)
  if (tokenMismatch !== null) return tokenMismatch
  const latestDeadline = latestSeconds + MAX_PERMIT_SECONDS
  if (deadlineSeconds <= latestDeadline) return null
  const actual = logText(deadlineSeconds)
  return { kind: 'otherDeadline', field: 'deadline', actual, shown: `at most ${latestDeadline}` }
}

export function checkOrder(
  book: AddressBook,
  text: string,
  { shown, drawn }: DisplayedContent<MarketOrder>,
  { strange }: StrangeCollection,
): GateRefusal | null {
  const { seaport } = book.contracts
  if (seaport === undefined) return NO_MARKET
  if (strange !== null) return notTraded(strange)
  const other = orderMismatch(text, book.chainId, seaport, shown)
  return other === null ? priceMismatch([shown], drawn) : mismatchRefusal('otherOrder', other)
}

export function checkOrders(
  book: AddressBook,
  text: string,
  { shown, drawn }: DisplayedContent<readonly MarketOrder[]>,
  { strange }: StrangeCollection,
): GateRefusal | null {
  const { seaport } = book.contracts
  if (seaport === undefined) return NO_MARKET
  if (shown.length > MAX_LEAVES)
    return { kind: 'otherOrder', field: 'tree', actual: logText(shown.length), shown: `at most ${MAX_LEAVES}` }
  if (strange !== null) return notTraded(strange)
  const other = orderTreeMismatch(text, book.chainId, seaport, shown)
  return other === null ? priceMismatch(shown, drawn) : mismatchRefusal('otherOrder', other)
}

const NO_MARKET: GateRefusal = {
  kind: 'otherTarget',
  field: 'seaport',
  actual: 'Seaport',
  shown: 'nothing on this chain',
}

const notTraded = (collection: Address): GateRefusal => ({
  kind: 'otherToken',
  field: 'collection',
  actual: collection,
  shown: 'the collections of this chain',
})

export function checkBallot({ contracts, chainId }: AddressBook, text: string, shown: ShownBallot): GateRefusal | null {
  const { governor } = contracts
  if (governor === undefined || !isSameHex(governor, shown.governor)) {
    const known = governor ?? 'nothing on this chain'
    return { kind: 'otherTarget', field: 'governor', actual: shown.governor, shown: known }
  }
  const other = ballotMismatch(text, chainId, shown)
  return other === null ? null : mismatchRefusal('otherBallot', other)
}

/** `bytes`: the encoded text; null if it has characters that are not plain ASCII. */
export function checkSignIn(
  { text, bytes }: { text: string; bytes: `0x${string}` | null },
  shown: ShownSignIn,
  page: { origin: string; chainId: number },
): GateRefusal | null {
  if (bytes === null) return { kind: 'otherSignIn', field: 'form', actual: logText(text), shown: 'plain letters' }
  const other = signInMismatch(bytes, shown, page)
  return other === null ? null : { kind: 'otherSignIn', field: other.field, actual: other.actual, shown: other.shown }
}

/** The signature counts for this account, key and round only, and the account is one of ours. */
export function checkRecovery(
  { chainId }: AddressBook,
  text: string,
  shown: ShownRecovery,
  { target }: RecoveryFacts,
): GateRefusal | null {
  if (!isSameHex(target, shown.account))
    return { kind: 'otherTarget', field: 'account', actual: shown.account, shown: 'an account with a passkey' }
  const other = recoveryMismatch(text, chainId, shown)
  return other === null ? null : mismatchRefusal('otherRecovery', other)
}

const mismatchRefusal = (
  kind: 'otherPermit' | 'otherOrder' | 'otherBallot' | 'otherRecovery',
  { field, actual, shown }: NonNullable<TypedDataMismatch>,
): GateRefusal => ({
  kind,
  field,
  actual: logText(actual),
  shown: logText(shown),
})
