import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { contractOf } from '#platform/page/config/config.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { promisesNothing } from '../decision/promisesNothing.ts'

/** Lets somebody vote with all of the account's tokens, from the next block on (spec: governance.delegate). */
export function delegateIntent({ delegatee }: { delegatee: Address }): SendIntent {
  const token = contractOf('governanceToken')
  if (token === null) throw new Error('No UNI Contract!')
  return {
    key: `delegate ${delegatee}`,
    action: { kind: 'delegate', delegatee },
    shown: sealedTerms({ kind: 'delegate', delegatee }, []),
    load: async () => {
      const { delegate } = await retryOnce(() => import('@musi/chain/writes/governance/delegate'))
      return () => ({ write: delegate({ token, delegatee }), promised: promisesNothing() })
    },
  }
}
