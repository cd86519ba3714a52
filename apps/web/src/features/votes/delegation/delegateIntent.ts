import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { contractOf } from '#platform/page/config/config.ts'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

const NO_TOKENS_DISPLAYED: readonly Address[] = []

/** Delegates the votes of all the account's tokens, from the next block on (spec: governance.delegate). */
export function delegateIntent({ delegatee }: { delegatee: Address }): SendIntent {
  const token = contractOf('governanceToken')
  if (token === null) throw new Error('No UNI Contract!')
  return actIntent({
    key: `delegate ${delegatee}`,
    action: { kind: 'delegate', delegatee },
    shown: sealedTerms({ kind: 'delegate', delegatee }, NO_TOKENS_DISPLAYED),
    code: () => import('@musi/chain/writes/governance/delegate'),
    write: ({ delegate }) => delegate({ token, delegatee }),
  })
}
