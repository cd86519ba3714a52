import { isClaimed } from '@musi/chain/reads/isClaimed'
import type { Address } from '@musi/domain/address'
import { claimable } from '@musi/domain/claim/claimBreakdown'
import { config, contractOf } from '../../page/config/config.ts'
import { useAnswer } from '../../page/loading/useAnswer.ts'
import { useHeads } from '../chain/useHeads.ts'
import { useRead } from '../chain/useRead.ts'
import { claimRecord } from './claimRecord.ts'

/** What an account has not yet claimed from the airdrop; null while loading. */
export function useAirdrop(account: Address): bigint | null {
  const distributor = contractOf('merkleDistributor')
  const { head } = useHeads()
  // A request that failed says nothing about the claim, and is repeated at the next block; an answer is kept.
  const answer = useAnswer(
    distributor === null ? null : account,
    () => claimRecord(config().chainId, account),
    head?.number,
  )
  const record = answer.kind === 'ready' ? answer.value : null
  const claimed = useRead(distributor === null || record === null ? null : isClaimed(distributor, record.index))
  if (distributor === null) return 0n
  if (answer.kind !== 'ready') return null
  if (record === null) return 0n
  if (claimed.kind === 'loading') return null
  return claimable(record.amount, claimed.kind === 'value' ? claimed.value : null)
}
