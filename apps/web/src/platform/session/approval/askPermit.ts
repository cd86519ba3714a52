import type { PermitRequest, PermitResult } from '@musi/chain/signPermit'
import { request } from '../chain/request.ts'
import { config, contractOf } from '#platform/page/config/config.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { settings } from '#platform/page/settings/settings.ts'
import { loadSender } from '../wallet/loadSender.ts'
import { wallet } from '../wallet/wallet.ts'

export type PermitTerms = Omit<PermitRequest, 'owner' | 'deadlineSeconds'>
export type PermitAnswer = PermitResult | { kind: 'notConnected' }

/** An allowance that is signed instead of sent, through the same signing gate as everything else (spec: approvals.permit). */
export async function askPermit(terms: PermitTerms): Promise<PermitAnswer> {
  const sender = await loadSender()
  const { signPermit } = await retryOnce(() => import('@musi/chain/signPermit'))
  const connection = wallet().current()
  if (sender === null || connection.status !== 'connected') return { kind: 'notConnected' }
  const { chainId } = config()
  const detector = contractOf('smartWalletDetector')
  const { guardedProvider } = connection.wallet
  const { deadlineSeconds } = settings.get()
  return signPermit(
    { gate: sender.gate, guardedProvider, request, chainId, detector },
    { ...terms, owner: sender.from, deadlineSeconds },
  )
}
