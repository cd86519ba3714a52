import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import type { UnsentBallot } from './unsentBallots.ts'

/** Sends votes that others have signed, in one transaction; null if there is none. */
export function sendVotesIntent(
  governor: Address,
  proposal: number,
  ballots: readonly UnsentBallot[],
): SendIntent | null {
  const signed = ballots.map(({ support, v, r, s }) => ({ proposalId: BigInt(proposal), support, v, r, s }))
  const [first, ...more] = signed
  if (first === undefined) return null
  return actIntent({
    key: `sendVotes ${proposal} ${ballots.map(({ voter }) => voter).join(' ')}`,
    action: { kind: 'sendVotes', proposalId: BigInt(proposal), count: BigInt(ballots.length) },
    shown: sealedTerms(
      {
        kind: 'sendVotes',
        governor,
        ballots: signed.map(({ proposalId, support }) => ({ proposalId, support })),
      },
      [],
    ),
    code: () => import('@musi/chain/writes/governance/sendVotes'),
    write: ({ sendVotes }) =>
      sendVotes({ governor, multicall: exchangeAddresses().multicall, ballots: [first, ...more] }),
  })
}
