import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { type AmountTokens, type AmountFacts, NO_TOKENS } from './displayedTokens.ts'
import type { CallForm } from './kinds/callForm.ts'
import type { AnyGateKind, GateKinds } from './kinds/gateKind.ts'
import { governorKinds } from './kinds/governorKinds.ts'
import { liquidityKinds } from './kinds/liquidityKinds.ts'
import { marketKinds } from './kinds/marketKinds.ts'
import { musicKinds } from './kinds/musicKinds.ts'
import { recoveryKinds } from './kinds/recoveryKinds.ts'
import { swapKinds } from './kinds/swapKinds.ts'
import { tabKinds } from './kinds/tabKinds.ts'
import { tokenKinds } from './kinds/tokenKinds.ts'
import { ownValue } from './ownFields.ts'
import type { ShownTerms, TermsByKind } from './shownTerms.ts'
import type { Target } from './targets.ts'

/** Checks by kind of transaction, independent of the code that encodes calls. */
export const GATE_KINDS: GateKinds<TermsByKind> = {
  ...governorKinds,
  ...liquidityKinds,
  ...marketKinds,
  ...musicKinds,
  ...recoveryKinds,
  ...swapKinds,
  ...tabKinds,
  ...tokenKinds,
}

/** Returns undefined if a tampered page names an unknown kind. */
const gateKind = ({ kind }: ShownTerms) => ownValue(GATE_KINDS, kind) as AnyGateKind | undefined

/** The functions that a transaction may call. */
export function formsOf(shown: ShownTerms): readonly CallForm[] {
  const forms = gateKind(shown)?.forms
  return (typeof forms === 'function' ? forms(shown) : forms) ?? []
}

/** The contract a transaction must go to; null if there is none on this chain. */
export function targetOf(book: AddressBook, shown: ShownTerms): Target {
  const target = gateKind(shown)?.target
  if (target === undefined) return null
  return typeof target === 'function'
    ? target(shown, book)
    : ((ownValue(book.contracts, target) as Address | undefined) ?? null)
}

/** Tokens the screen of a transaction must display, and those it may also display. */
export function amountTokensOf(book: AddressBook, shown: ShownTerms, facts: AmountFacts): AmountTokens {
  const counted = gateKind(shown)?.amountTokens
  return counted?.(shown, book, facts) ?? NO_TOKENS
}
