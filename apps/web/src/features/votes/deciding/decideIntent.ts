import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { promisesNothing } from '../decision/promisesNothing.ts'

export type DecideAct = {
  readonly governor: Address
  readonly id: number
  readonly kind: 'queue' | 'execute' | 'cancel'
  /** What the calls send along when they are executed, which whoever executes pays. */
  readonly amount: bigint
}

const KINDS = { queue: 'queueProposal', execute: 'executeProposal', cancel: 'cancelProposal' } as const

const shownOf = (kind: DecideAct['kind'], proposalId: bigint, amount: bigint) =>
  kind === 'execute'
    ? sealedTerms({ kind: 'executeProposal', proposalId, amount }, [])
    : sealedTerms({ kind: KINDS[kind], proposalId }, [])

/** Moves a proposal on, or ends it (spec: governance.decide, governance.cancel). */
export function decideIntent({ governor, id, kind, amount }: DecideAct): SendIntent {
  const proposalId = BigInt(id)
  return {
    key: `${kind} proposal ${id}`,
    action: { kind: KINDS[kind], proposalId },
    shown: shownOf(kind, proposalId, amount),
    load: async () => {
      const { decideProposal } = await retryOnce(() => import('@musi/chain/writes/governance/decideProposal'))
      const pays = kind === 'execute' && amount > 0n ? amount : 0n
      return () => ({
        write: decideProposal({ governor, proposalId, decision: KINDS[kind], amount }),
        promised: {
          ...promisesNothing(),
          pays: pays === 0n ? [] : [{ asset: { kind: 'native' }, amount: pays, bound: 'exactly' }],
        },
      })
    },
  }
}
