import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import type { SendIntent } from '../transactions/send/send.ts'

type ApproveParams = { token: Token; spender: Address; allowed: bigint }

/** Lets the spender take up to `allowed` of the token; zero revokes the approval. */
export const approveIntent = ({ token, spender, allowed }: ApproveParams): SendIntent => ({
  key: `approve ${token.address} ${spender} ${allowed}`,
  action: { kind: 'approve', token, spender, allowed },
  shown: sealedTerms({ kind: 'approve', token: token.address, spender, amount: allowed }, [token.address]),
  load: async () => {
    const { approve } = await retryOnce(() => import('@musi/chain/writes/tokens/approve'))
    return () => ({ write: approve({ token: token.address, spender, amount: allowed }) })
  },
})
