import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { offListRow } from '@musi/domain/token-lists/offListRow'
import { settings } from '../../page/settings/settings.ts'
import { addedTokens } from './addedTokens.ts'
import { bookTokens } from '../../session/chain/bookTokens.ts'
import { listedTokens, subscribeListed } from './listedTokens.ts'

export type TokenSource = 'book' | 'list' | 'added'

export type Sourced = { readonly token: Token; readonly source: TokenSource }

/** All tokens of this chain: known, of the selected list, added by the person; of one address the best source counts. */
export function sourcedToken(address: Address): Sourced | null {
  const known = bookTokens().get(address)
  if (known) return { token: known, source: 'book' }
  const listed = listedTokens().get(address)?.token
  if (listed) return { token: listed, source: 'list' }
  const added = addedTokens().get(address)
  return added ? { token: added, source: 'added' } : null
}

export const tokenByAddress = (address: Address): Token | null => sourcedToken(address)?.token ?? null

/** Whether it is in the selected list, a known token, or added by the person (spec: token-warnings.when). */
export const isKnown = (address: Address): boolean => sourcedToken(address) !== null

const listed = { has: (address: Address) => bookTokens().has(address) || listedTokens().has(address) }

/** What the row of a token says that no list names (spec: token-select.off-list). */
export const offList = (address: Address) => offListRow(address, { listed, addedByUser: addedTokens() })

/** Hears when tokens come or go. Those of the lists begin to be read with the first listener. */
export function subscribeTokens(listener: () => void): () => void {
  let added = addedTokens()
  const stopSettings = settings.subscribe(() => {
    if (addedTokens() === added) return
    added = addedTokens()
    listener()
  })
  const stopLists = subscribeListed(listener)
  return () => {
    stopSettings()
    stopLists()
  }
}
