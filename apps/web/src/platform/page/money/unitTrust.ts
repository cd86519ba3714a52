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

/** Token knowledge is in a higher layer, which registers its reader here; without it every token is unknown. */
export function setTrustReader(read: TrustReader): void {
  state().read = read
}

export function trustChanged(): void {
  state().version += 1
  listeners.notify()
}

export const trustVersion = (): number => state().version
export const subscribeTrust = listeners.subscribe

/** Current trust in the token of an amount. */
export const trustOf = (currency: Currency): UnitTrust => (currency.kind === 'native' ? KNOWN : state().read(currency))
