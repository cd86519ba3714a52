import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { twice } from '../../page/loading/twice.ts'
import type { SendIntent } from '../transactions/send/send.ts'

type Approve = { token: Token; spender: Address; allowed: bigint }

/** Lets the spender take up to so much of the token; nothing takes an approval back. */
export const approveIntent = ({ token, spender, allowed }: Approve): SendIntent => ({
  key: `approve ${token.address} ${spender} ${allowed}`,
  action: { kind: 'approve', token, spender, allowed },
  load: async () => {
    const { approve } = await twice(() => import('@musi/chain/writes/approve'))
    return () => ({
      write: approve({ token: token.address, spender, amount: allowed }),
      shown: { kind: 'approve', token: token.address, spender, amount: allowed },
    })
  },
})
