import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

export type VoteAct = { readonly governor: Address; readonly id: number; readonly side: 'for' | 'against' }

/** Casts all votes of the account for or against a proposal (spec: governance.vote). */
export function voteIntent({ governor, id, side }: VoteAct): SendIntent {
  const proposalId = BigInt(id)
  const support = side === 'for'
  return actIntent({
    key: `vote ${id} ${side}`,
    action: { kind: 'castVote', proposalId, support },
    shown: sealedTerms({ kind: 'castVote', proposalId, support }, []),
    code: () => import('@musi/chain/writes/governance/castVote'),
    write: ({ castVote }) => castVote({ governor, proposalId, vote: side }),
  })
}
