import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { ProposedCall } from '@musi/chain/writes/governance/propose'
import type { Address } from '@musi/domain/address'
import { proposalTitle } from '@musi/domain/governance/proposalText'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

export type ProposeAct = {
  readonly governor: Address
  readonly calls: readonly ProposedCall[]
  readonly description: string
}

/** Submits the proposal exactly as written (spec: governance.propose). */
export function proposeIntent({ governor, calls, description }: ProposeAct): SendIntent {
  return actIntent({
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
    code: () => import('@musi/chain/writes/governance/propose'),
    write: ({ propose }) => propose({ governor, calls, description }),
  })
}
