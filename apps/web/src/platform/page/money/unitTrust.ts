import type { UnitTrust } from '@musi/domain/amount/unitTrust'
import type { Currency, Token } from '@musi/domain/currency'
import { perVisit } from '../visit/visit.ts'
import { visitListeners } from '../visit/visitListeners.ts'

export type TrustReader = (token: Token) => UnitTrust

const UNKNOWN: UnitTrust = { kind: 'unknown' }
const KNOWN: UnitTrust = { kind: 'known' }

/** `version` grows when the trust of a token on screen has changed. */
const state = perVisit(() => ({ read: (() => UNKNOWN) as TrustReader, version: 0 }))
const listeners = visitListeners()

/**
 * Registers the function that knows tokens, which is in a higher layer; without it, every token is
 * unknown.
 */
export function setTrustReader(read: TrustReader): void {
  state().read = read
}

export function trustChanged(): void {
  state().version += 1
  listeners.notify()
}

export const trustVersion = (): number => state().version
export const subscribeTrust = listeners.subscribe

/** The current trust in a currency. */
export const trustOf = (currency: Currency): UnitTrust => (currency.kind === 'native' ? KNOWN : state().read(currency))
