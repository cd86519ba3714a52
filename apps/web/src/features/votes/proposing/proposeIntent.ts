import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { ProposedCall } from '@musi/chain/writes/governance/propose'
import type { Address } from '@musi/domain/address'
import { proposalTitle } from '@musi/domain/governance/proposalText'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { promisesNothing } from '../decision/promisesNothing.ts'

export type ProposeAct = {
  readonly governor: Address
  readonly calls: readonly ProposedCall[]
  readonly description: string
}

/** Puts what was written to the vote, byte for byte (spec: governance.propose). */
export function proposeIntent({ governor, calls, description }: ProposeAct): SendIntent {
  return {
    key: `propose ${JSON.stringify(calls.map(({ target, value, signature, data }) => [target, `${value}`, signature, data]))} ${description}`,
    action: { kind: 'propose', title: proposalTitle(description) },
    shown: sealedTerms(
      {
        kind: 'propose',
        targets: calls.map(({ target }) => target),
        values: calls.map(({ value }) => value),
        signatures: calls.map(({ signature }) => signature),
        calldatas: calls.map(({ data }) => data),
        description,
      },
      [],
    ),
    load: async () => {
      const { propose } = await retryOnce(() => import('@musi/chain/writes/governance/propose'))
      return () => ({ write: propose({ governor, calls, description }), promised: promisesNothing() })
    },
  }
}
