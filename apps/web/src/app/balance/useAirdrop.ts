import { isClaimed } from '@musi/chain/reads/isClaimed'
import type { Address } from '@musi/domain/address'
import { claimable } from '@musi/domain/claim/claimBreakdown'
import { useEffect, useState } from 'react'
import { useRead } from '../../platform/session/chain/useRead.ts'
import { config, contractOf } from '../../platform/page/config/config.ts'
import { type ClaimRecord, claimRecord } from './claimRecord.ts'

type Found = { of: Address; record: ClaimRecord | null }

/** What an account has not claimed yet of the airdrop; null while that is being asked. */
export function useAirdrop(account: Address): bigint | null {
  const [found, setFound] = useState<Found | null>(null)
  const distributor = contractOf('merkleDistributor')
  useEffect(() => {
    if (distributor === null) return undefined
    let here = true
    void claimRecord(config().chainId, account).then((record) => here && setFound({ of: account, record }))
    return () => {
      here = false
    }
  }, [account, distributor])
  const record = found?.of === account ? found.record : null
  const claimed = useRead(distributor === null || record === null ? null : isClaimed(distributor, record.index))
  if (distributor === null) return 0n
  if (found?.of !== account) return null
  if (record === null) return 0n
  if (claimed.kind === 'loading') return null
  return claimable(record.amount, claimed.kind === 'value' ? claimed.value : null)
}
