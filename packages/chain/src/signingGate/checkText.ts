import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { MOST_LEAVES } from '@musi/domain/market/orderTree'
import type { PermitFacts, StrangeCollection } from './chainFacts.ts'
import { unlisted } from './checkCall.ts'
import { type DrawnToken, otherThanPriced } from './drawnTokens.ts'
import type { GateRefusal } from './gateRefusal.ts'
import { logText } from './logText.ts'
import { isSameHex } from './own.ts'
import { isSpenderInBook } from './targets.ts'
import type { ShownBallot } from './typed-data/ballotTypedData.ts'
import { LONGEST_PERMIT_SECONDS, type ShownPermit } from './typed-data/permitTypedData.ts'
import { type ShownSignIn, otherThanSignIn } from './typed-data/readSignIn.ts'
import {
  type OtherPart,
  otherThanBallot,
  otherThanOrder,
  otherThanOrderTree,
  otherThanPermit,
} from './typed-data/readTypedData.ts'

// Each check compares a finished text with the screen; null if nothing speaks against asking the wallet.

type Shown<T> = { shown: T; drawn: readonly DrawnToken[] }

export function checkPermit(
  book: AddressBook,
  text: string,
  { shown, drawn }: Shown<ShownPermit>,
  { exchange, latestSeconds }: PermitFacts,
): GateRefusal | null {
  const { token, spender, deadlineSeconds } = shown
  const other = otherThanPermit(text, book.chainId, shown)
  if (other !== null) return otherText('otherPermit', other)
  if (!isSpenderInBook(book, token, spender) && !isSameHex(spender, exchange)) return unlisted(spender)
  const undrawn = otherThanPriced([{ price: { token } }], drawn)
  if (undrawn !== null) return undrawn
  const longest = latestSeconds + LONGEST_PERMIT_SECONDS
  if (deadlineSeconds <= longest) return null
  const actual = logText(deadlineSeconds)
  return { kind: 'otherDeadline', field: 'deadline', actual, shown: `at most ${longest}` }
}

export function checkOrder(
  book: AddressBook,
  text: string,
  { shown, drawn }: Shown<MarketOrder>,
  { strange }: StrangeCollection,
): GateRefusal | null {
  const { seaport } = book.contracts
  if (seaport === undefined) return NO_MARKET
  if (strange !== null) return notTraded(strange)
  const other = otherThanOrder(text, book.chainId, seaport, shown)
  return other === null ? otherThanPriced([shown], drawn) : otherText('otherOrder', other)
}

export function checkOrders(
  book: AddressBook,
  text: string,
  { shown, drawn }: Shown<readonly MarketOrder[]>,
  { strange }: StrangeCollection,
): GateRefusal | null {
  const { seaport } = book.contracts
  if (seaport === undefined) return NO_MARKET
  if (shown.length > MOST_LEAVES)
    return { kind: 'otherOrder', field: 'tree', actual: logText(shown.length), shown: `at most ${MOST_LEAVES}` }
  if (strange !== null) return notTraded(strange)
  const other = otherThanOrderTree(text, book.chainId, seaport, shown)
  return other === null ? otherThanPriced(shown, drawn) : otherText('otherOrder', other)
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
  const other = otherThanBallot(text, chainId, shown)
  return other === null ? null : otherText('otherBallot', other)
}

/** `bytes` is the text for signing; null if it has letters that are not plain. */
export function checkSignIn(
  { text, bytes }: { text: string; bytes: `0x${string}` | null },
  shown: ShownSignIn,
  page: { origin: string; chainId: number },
): GateRefusal | null {
  if (bytes === null) return { kind: 'otherSignIn', field: 'form', actual: logText(text), shown: 'plain letters' }
  const other = otherThanSignIn(bytes, shown, page)
  return other === null ? null : { kind: 'otherSignIn', field: other.field, actual: other.actual, shown: other.shown }
}

const otherText = (
  kind: 'otherPermit' | 'otherOrder' | 'otherBallot',
  { field, actual, shown }: NonNullable<OtherPart>,
): GateRefusal => ({
  kind,
  field,
  actual: logText(actual),
  shown: logText(shown),
})
