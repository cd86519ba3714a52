import type { Address } from '@musi/domain/address'
import { sortsBefore } from '@musi/domain/exchange/pair'
import { useMemo } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { poolAddress } from '../exchange/poolAddress.ts'
import type { Pool } from './dollarPools.ts'
import { type Worth, useWorth } from './useWorth.ts'

/**
 * Dollar worth of artist tokens. Also uses their pools with the native currency, which are in no
 * address book.
 */
export function useArtistWorth(tokens: readonly Address[]): Worth | null {
  const wrapped = contractOf('wrappedNative')
  const key = tokens.join(' ')
  const pools = useMemo(
    () =>
      wrapped === null
        ? []
        : tokens.map((token): Pool => {
            const [first, second] = sortsBefore(token, wrapped) ? [token, wrapped] : [wrapped, token]
            return { pair: poolAddress(first, second), tokens: [first, second] }
          }),
    // The key identifies the tokens; the array is new with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [key, wrapped],
  )
  return useWorth(tokens, pools)
}
