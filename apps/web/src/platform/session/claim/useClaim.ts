import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { isClaimed } from '@musi/chain/reads/rewards/isClaimed'
import { merkleRoot } from '@musi/chain/reads/rewards/merkleRoot'
import type { Address } from '@musi/domain/address'
import { claimableAmount } from '@musi/domain/claim/claimBreakdown'
import { isClaimProven } from '@musi/domain/claim/isClaimProven'
import { config, contractOf } from '#platform/page/config/config.ts'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { useHeads } from '../chain/useHeads.ts'
import { useRead } from '../chain/useRead.ts'
import { uniToken } from '../chain/uniToken.ts'
import { type ClaimRecord, claimRecord } from './claimRecord.ts'

/** State of an account's airdrop claim. */
export type ClaimState =
  | { readonly kind: 'loading' }
  /** No claim, or one whose proof does not lead to the contract's root (case 73). */
  | { readonly kind: 'none' }
  | { readonly kind: 'claimed'; readonly record: ClaimRecord }
  /** The contract holds less than the claim. */
  | { readonly kind: 'unfunded'; readonly record: ClaimRecord }
  | { readonly kind: 'available'; readonly record: ClaimRecord }

const LOADING = { kind: 'loading' } as const
const NONE = { kind: 'none' } as const

/** The claim of an account, requested once and checked against the contract at each block (spec: claims.available, claims.proof-checked). */
export function useClaim(account: Address | null): ClaimState {
  const distributor = contractOf('merkleDistributor')
  const uni = uniToken()
  const { head } = useHeads()
  // A failed request is unknown, not "no claim", and is repeated at the next block; answers are cached.
  const answer = useAnswer(
    distributor === null ? null : account,
    () => (account === null ? Promise.resolve(null) : claimRecord(config().chainId, account)),
    head?.number,
  )
  const record = answer.kind === 'ready' ? answer.value : null
  const payer = record === null ? null : distributor
  const claimed = useRead(payer === null || record === null ? null : isClaimed(payer, record.index))
  const root = useRead(payer && merkleRoot(payer))
  const left = useRead(payer === null || uni === null ? null : balanceOf(uni.address, payer))
  if (distributor === null || account === null) return NONE
  if (answer.kind !== 'ready') return LOADING
  if (record === null) return NONE
  if (claimed.kind === 'loading' || root.kind === 'loading') return LOADING
  if (claimed.kind === 'error' || root.kind === 'error' || !isClaimProven(record, account, root.value)) return NONE
  if (claimableAmount(record.amount, claimed.value) === 0n) return { kind: 'claimed', record }
  if (left.kind === 'loading') return LOADING
  const isPaid = left.kind === 'value' && left.value >= record.amount
  return { kind: isPaid ? 'available' : 'unfunded', record }
}
