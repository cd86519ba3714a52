import { useMemo } from 'react'
import { useExchangesByToken } from '#platform/session/exchange/useExchangesByToken.ts'
import { useAllTokens } from '#platform/tokens/catalogue/useAllTokens.ts'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { type Approvables, approvables } from '../sweep/approvable.ts'
import type { Address } from '@musi/domain/address'

/** Everything that can be approved, and the V1 exchange of each token that has one. */
export function useApprovables(): {
  assets: Approvables
  exchanges: ReadonlyMap<Address, Address>
  isComplete: boolean
} {
  const tokens = useAllTokens()
  const { pairs } = useSettings()
  const addresses = useMemo(() => tokens.map(({ address }) => address), [tokens])
  const { byToken: exchanges, isComplete } = useExchangesByToken(addresses)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the saved pools are read from the settings
  const assets = useMemo(() => approvables(tokens, exchanges), [tokens, exchanges, pairs])
  return { assets, exchanges, isComplete }
}
