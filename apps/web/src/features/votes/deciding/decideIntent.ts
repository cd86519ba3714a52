import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

export type DecideAct = {
  readonly governor: Address
  readonly id: number
  readonly kind: 'queue' | 'execute' | 'cancel'
  /** Native currency the calls send when executed, paid by the executor. */
  readonly amount: bigint
}

const KINDS = { queue: 'queueProposal', execute: 'executeProposal', cancel: 'cancelProposal' } as const

const termsOf = (kind: DecideAct['kind'], proposalId: bigint, amount: bigint) =>
  kind === 'execute'
    ? sealedTerms({ kind: 'executeProposal', proposalId, amount }, [])
    : sealedTerms({ kind: KINDS[kind], proposalId }, [])

/** Queues, executes or cancels a proposal (spec: governance.decide, governance.cancel). */
export function decideIntent({ governor, id, kind, amount }: DecideAct): SendIntent {
  const proposalId = BigInt(id)
  return actIntent({
    key: `${kind} proposal ${id}`,
    action: { kind: KINDS[kind], proposalId },
    shown: termsOf(kind, proposalId, amount),
    code: () => import('@musi/chain/writes/governance/decideProposal'),
    write: ({ decideProposal }) => decideProposal({ governor, proposalId, decision: KINDS[kind], amount }),
    pays: kind === 'execute' && amount > 0n ? [{ asset: { kind: 'native' }, amount, bound: 'exactly' }] : [],
  })
}
