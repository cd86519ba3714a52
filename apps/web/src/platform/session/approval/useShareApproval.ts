import { isSmartWallet, smartWallet } from '@musi/chain/reads/smartWallet'
import type { Address } from '@musi/domain/address'
import type { Amount, Token } from '@musi/domain/currency'
import { useState } from 'react'
import { contractOf } from '../../page/config/config.ts'
import { useRead } from '../chain/useRead.ts'
import { useAccount } from '../wallet/useAccount.ts'
import { type Approvals, useApprovalPlan } from './useApprovalPlan.ts'
import { type Permit, usePermit } from './usePermit.ts'

/** Every pair signs under this name, whatever its tokens are (spec: approvals.permit). */
const DOMAIN_NAME = 'Uniswap V2'

export type ShareApproval = { approvals: Approvals; permit: Permit }

/**
 * The shares of a pool that a contract takes: by a signature, or by a transaction where the account cannot sign or the wallet
 * did not (spec: approvals.permit-fallback).
 */
export function useShareApproval(shares: Amount<Token> | null, spender: Address): ShareApproval {
  const account = useAccount()
  const detector = contractOf('smartWalletDetector')
  const detected = useRead(detector === null || account === null ? null : smartWallet(detector, account))
  // Kept while other amounts are typed: a wallet that cannot sign is not asked for each of them.
  const [cannotSign, setCannotSign] = useState<Address | null>(null)
  const permit = usePermit(
    shares === null ? null : { token: shares.currency.address, domainName: DOMAIN_NAME, spender, value: shares.raw },
  )
  const isOrdinary = detector === null || isSmartWallet(detected) === false
  const canSign = isOrdinary && account !== null && cannotSign !== account
  const approvals = useApprovalPlan(
    [shares],
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
