import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { totalSupply } from '@musi/chain/reads/tokens/totalSupply'
import type { Token } from '@musi/domain/currency'
import { type Freshness, oldest } from '@musi/domain/multicall/callState'
import { displayedSupply } from '@musi/domain/supply/circulatingSupply'
import { useHeads } from '../chain/useHeads.ts'
import { useRead } from '../chain/useRead.ts'
import { config, contractOf } from '#platform/page/config/config.ts'

export type UniSupply = { readonly total: bigint; readonly circulation: bigint; readonly freshness: Freshness }

/** The total and the circulating supply; null while loading or unreadable. */
export function useUniSupply(uni: Token): UniSupply | null {
  const distributor = contractOf('merkleDistributor')
  const supply = useRead(totalSupply(uni.address))
  const undistributed = useRead(distributor === null ? null : balanceOf(uni.address, distributor))
  const { head } = useHeads()
  const unclaimed = distributor === null ? 0n : undistributed.kind === 'value' ? undistributed.value : null
  if (supply.kind !== 'value' || unclaimed === null || head === null) return null
  const total = supply.value
  return {
    total,
    circulation: displayedSupply(config().chainId, head.timeSeconds, { totalSupply: total, unclaimed }),
    freshness: oldest([supply, ...(undistributed.kind === 'value' ? [undistributed] : [])]),
  }
}
