import type { Address } from '@musi/domain/address'
import type { AddressBook, BookRole } from '@musi/domain/addressBook'
import { type AmountTokens, type AmountFacts, NO_TOKENS, must } from '../displayedTokens.ts'
import { type Target, isJukebox, rewardsOf } from '../targets.ts'
import type { CallForm } from './callForm.ts'

type GateKind<Shown> = {
  /** Functions that the transaction may call. */
  readonly forms: readonly CallForm[] | ((shown: Shown) => readonly CallForm[])
  /** Required target, by its role in the address book or from the terms on screen (spec: signing.target). */
  readonly target: BookRole | ((shown: Shown, book: AddressBook) => Target)
  /** Tokens of its amounts, from the terms on screen, which match the bytes by then (spec: signing.drawn-token). */
  readonly amountTokens: (shown: Shown, book: AddressBook, facts: AmountFacts) => AmountTokens
}

/** The gate's checks of each kind; a kind without them does not compile. */
export type GateKinds<Terms> = { readonly [Kind in keyof Terms]: GateKind<{ kind: Kind } & Terms[Kind]> }

/** Any kind, without the type of its terms. */
export type AnyGateKind = GateKind<unknown>

export type RecipientAndDeadline = { recipient: Address; deadlineSeconds: bigint }

/** `jukebox`: the contract with the song or the owed share. */
export type JukeboxTerms = { jukebox: Address }

export const noAmounts = () => NO_TOKENS
export const jukeboxTarget = ({ jukebox }: JukeboxTerms, book: AddressBook): Target =>
  isJukebox(book, jukebox) ? jukebox : null
export const rewardsTarget = ({ pair }: { pair: Address }, book: AddressBook): Target => rewardsOf(book, pair)
export const collectionTarget = ({ collection }: { collection: Address }): Target => ({ collection })
export const shownToken = (shown: { token: unknown }): AmountTokens => must([shown.token])
