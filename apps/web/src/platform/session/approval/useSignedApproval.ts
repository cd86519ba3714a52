import { isSmartWallet, smartWallet } from '@musi/chain/reads/smartWallet'
import type { Address } from '@musi/domain/address'
import type { Amount, Token } from '@musi/domain/currency'
import { useState } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { useRead } from '../chain/useRead.ts'
import { useAccount } from '../wallet/useAccount.ts'
import { type Approvals, useApprovalPlan } from './useApprovalPlan.ts'
import { type Permit, usePermit } from './usePermit.ts'

export type SignedApproval = { approvals: Approvals; permit: Permit }

/**
 * What a contract takes of a token: by a signature, or by a transaction where the account cannot sign or the wallet did not
 * (spec: approvals.permit-fallback). `domainName`: what the token signs under; null: nobody knows, so nothing is signed.
 */
export function useSignedApproval(amount: Amount | null, spender: Address, domainName: string | null): SignedApproval {
  const account = useAccount()
  const detector = contractOf('smartWalletDetector')
  const detected = useRead(detector === null || account === null ? null : smartWallet(detector, account))
  // Kept while other amounts are typed: a wallet that cannot sign is not asked for each of them.
  const [cannotSign, setCannotSign] = useState<Address | null>(null)
  const token = amount?.currency.kind === 'token' ? amount.currency.address : null
  const permit = usePermit(
    amount === null || token === null || domainName === null
      ? null
      : { token, domainName, spender, value: amount.raw, drawn: [token] },
  )
  const isOrdinary = detector === null || isSmartWallet(detected) === false
  const canSign = isOrdinary && account !== null && cannotSign !== account && domainName !== null
  const approvals = useApprovalPlan(
    [amount],
    spender,
    null,
    permit.signed !== null ? 'signed' : canSign ? 'offered' : undefined,
  )
  const sign: Permit['sign'] = async () => {
    const answer = await permit.sign()
    if (answer?.kind === 'approveInstead') setCannotSign(account)
    return answer
  }
  return { approvals, permit: { ...permit, sign } }
}

/** Every pair signs under this name, whatever its tokens are (spec: approvals.permit). */
const PAIR_DOMAIN = 'Uniswap V2'

/** The shares of a pool that a contract takes. */
export const useShareApproval = (shares: Amount<Token> | null, spender: Address): SignedApproval =>
  useSignedApproval(shares, spender, PAIR_DOMAIN)
