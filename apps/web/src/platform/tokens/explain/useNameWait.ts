import type { Currency } from '@musi/domain/currency'
import { useLate } from '#platform/page/loading/useLate.ts'
import { isVouchedFor } from '#platform/page/money/unitText.ts'
import { useArtistFeed } from '../artists/useArtistFeed.ts'

/** Time for which a placeholder bar replaces a name; after it, the address itself is shown. */
export const NAME_TIMEOUT_MS = 2000

/**
 * True while a bar stands for a token's name: until the token and the artists are read, its address would be added to
 * the name and removed again. `token`: null while it is unread.
 */
export function useNameWait(token: Currency | null): boolean {
  const isReading = useArtistFeed().kind === 'reading'
  const isLate = useLate(NAME_TIMEOUT_MS)
  return !isLate && (token === null || (isReading && !isVouchedFor(token)))
}
