import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { offListRow } from '@musi/domain/token-lists/offListRow'
import { settings } from '../../page/settings/settings.ts'
import { addedTokens } from './addedTokens.ts'
import { bookTokens } from '../../session/chain/bookTokens.ts'
import { listedTokens, subscribeListed } from './listedTokens.ts'

export type TokenSource = 'book' | 'list' | 'added'

export type SourcedToken = { readonly token: Token; readonly source: TokenSource }

/** Looks a token up among the known, listed and added tokens of this chain; the most trusted source wins. */
export function sourcedToken(address: Address): SourcedToken | null {
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

/** What the row of an unlisted token says (spec: token-select.off-list). */
export const offList = (address: Address) => offListRow(address, { listed, addedByUser: addedTokens() })

/** Notifies when tokens are added or removed. Reading of the lists starts with the first listener. */
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
