import type { Token } from '@musi/domain/currency'
import { addTokens } from '@musi/domain/token-lists/tokenIndex'
import { useEffect } from 'react'
import { tokenSearchIndex } from '../../platform/tokens/catalogue/tokenSearchIndex.ts'

/** More tokens than a list may have, for the search of this page alone, until there is another list. */
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
      // An index that was changed in place says so with the next balance.
      tokenSearchIndex.setBalances(tokens.slice(0, 1).map(({ address }) => [address, 1n]))
    }
    addEventListener('parts:tokens', add)
    return () => removeEventListener('parts:tokens', add)
  }, [])
  return null
}
