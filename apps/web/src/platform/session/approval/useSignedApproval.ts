import { isSmartWallet, smartWallet } from '@musi/chain/reads/smartWallet'
import type { Address } from '@musi/domain/address'
import type { Amount, Token } from '@musi/domain/currency'
import { useState } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { useRead } from '../chain/useRead.ts'
import { useAccount } from '../wallet/useAccount.ts'
import { useConnection } from '../wallet/useConnection.ts'
import { type Approvals, useApprovalPlan } from './useApprovalPlan.ts'
import { type Permit, usePermit } from './usePermit.ts'

export type SignedApproval = { approvals: Approvals; permit: Permit }

/**
 * Approves a token by signature, or by transaction if the account cannot sign or the wallet refused
 * (spec: approvals.permit-fallback). `domainName`: the token's EIP-712 name; null if unknown, in
 * which case nothing is signed.
 */
export function useSignedApproval(amount: Amount | null, spender: Address, domainName: string | null): SignedApproval {
  const account = useAccount()
  const detector = contractOf('smartWalletDetector')
  const smartWalletRead = useRead(detector === null || account === null ? null : smartWallet(detector, account))
  // Kept while other amounts are typed, so that a wallet that cannot sign is not asked again.
  const [cannotSign, setCannotSign] = useState<Address | null>(null)
  const token = amount?.currency.kind === 'token' ? amount.currency.address : null
  const permit = usePermit(
    amount === null || token === null || domainName === null
      ? null
      : { token, domainName, spender, value: amount.raw, drawn: [token] },
  )
  // A passkey account that is not deployed yet looks like a plain account.
  const connection = useConnection()
  const isContract = 'wallet' in connection && connection.wallet.isContract === true
  const isPlainAccount = !isContract && (detector === null || isSmartWallet(smartWalletRead) === false)
  const canSign = isPlainAccount && account !== null && cannotSign !== account && domainName !== null
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

/** EIP-712 name of every pair, whatever its tokens (spec: approvals.permit). */
const PAIR_DOMAIN = 'Uniswap V2'

/** Approval of pool shares for a contract. */
export const useShareApproval = (shares: Amount<Token> | null, spender: Address): SignedApproval =>
  useSignedApproval(shares, spender, PAIR_DOMAIN)
