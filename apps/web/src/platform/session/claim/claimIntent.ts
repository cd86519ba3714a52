import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { type Token, amountOf } from '@musi/domain/currency'
import { contractOf } from '#platform/page/config/config.ts'
import { actIntent } from '../exchange/actIntent.ts'
import type { SendIntent } from '../transactions/send/send.ts'
import type { ClaimRecord } from './claimRecord.ts'

type ClaimParams = { uni: Token; recipient: Address; record: ClaimRecord }

/** Claims the airdrop for its owner, no matter who sends it (spec: claims.transaction). Null if this chain has none. */
export function claimIntent({ uni, recipient, record }: ClaimParams): SendIntent | null {
  const distributor = contractOf('merkleDistributor')
  if (distributor === null) return null
  const { index, amount, proof } = record
  return actIntent({
    key: `claim ${recipient}`,
    action: { kind: 'claimAirdrop', amount: amountOf(uni, amount), recipient },
    shown: sealedTerms({ kind: 'claimAirdrop', recipient, amount }, [uni.address]),
    code: () => import('@musi/chain/writes/rewards/claimAirdrop'),
    write: ({ claimAirdrop }) => claimAirdrop({ distributor, index: BigInt(index), account: recipient, amount, proof }),
    gets: [{ asset: { kind: 'token', address: uni.address }, amount, bound: 'exactly', receiver: recipient }],
  })
}
