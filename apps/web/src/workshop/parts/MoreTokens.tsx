import type { Token } from '@musi/domain/currency'
import { addTokens } from '@musi/domain/token-lists/search/tokenIndex'
import { useEffect } from 'react'
import { tokenSearchIndex } from '#platform/tokens/catalogue/tokenSearchIndex.ts'

/** Adds more tokens to this page's search than a list may contain, until another list is selected. */
export function MoreTokens() {
  useEffect(() => {
    const add = (event: Event) => {
      const index = tokenSearchIndex.get()?.index
      if (index === undefined || !(event instanceof CustomEvent)) return
      const tokens = event.detail as readonly Token[]
      addTokens(
        index,
        tokens.map((token) => ({ token, standing: 'unknown' })),
      )
      // The index was changed in place, and setting a balance publishes the change.
      tokenSearchIndex.setBalances(tokens.slice(0, 1).map(({ address }) => [address, 1n]))
    }
    addEventListener('parts:tokens', add)
    return () => removeEventListener('parts:tokens', add)
  }, [])
  return null
}
