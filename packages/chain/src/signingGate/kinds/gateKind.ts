import type { Address } from '@musi/domain/address'
import type { AddressBook, BookRole } from '@musi/domain/addressBook'
import { type Counted, type CountedFacts, NONE, must } from '../drawnTokens.ts'
import { type Target, isJukebox, rewardsOf } from '../targets.ts'
import type { CallForm } from './callForm.ts'

type GateKind<Shown> = {
  /** Functions that it may call. */
  readonly forms: readonly CallForm[] | ((shown: Shown) => readonly CallForm[])
  /** Contract that it must go to, by its role in the address book or by what the screen says (spec: signing.target). */
  readonly target: BookRole | ((shown: Shown, book: AddressBook) => Target)
  /** Tokens that its amounts are counted in, from the terms that the bytes have been held against (spec: signing.drawn-token). */
  readonly counted: (shown: Shown, book: AddressBook, facts: CountedFacts) => Counted
}

/** All that the gate knows of each kind that these terms name; a kind without one of these does not compile. */
export type GateKinds<Terms> = { readonly [Kind in keyof Terms]: GateKind<{ kind: Kind } & Terms[Kind]> }

/** The kinds of all areas as the gate reads them, once it knows that there is one. */
export type AnyGateKind = GateKind<unknown>

export type RecipientAndDeadline = { recipient: Address; deadlineSeconds: bigint }

/** The jukebox that has the song or keeps the share. */
export type OfJukebox = { jukebox: Address }

export const noAmounts = () => NONE
export const ofJukebox = ({ jukebox }: OfJukebox, book: AddressBook): Target =>
  isJukebox(book, jukebox) ? jukebox : null
export const ofRewards = ({ pair }: { pair: Address }, book: AddressBook): Target => rewardsOf(book, pair)
export const ofCollection = ({ collection }: { collection: Address }): Target => ({ collection })
export const inNamedToken = (shown: { token: unknown }): Counted => must([shown.token])
