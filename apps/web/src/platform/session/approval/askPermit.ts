import type { PermitAsked, PermitResult } from '@musi/chain/signPermit'
import { request } from '../chain/request.ts'
import { config, contractOf } from '../../page/config/config.ts'
import { twice } from '../../page/loading/twice.ts'
import { settings } from '../../page/settings/settings.ts'
import { loadSender } from '../wallet/gate.ts'
import { wallet } from '../wallet/wallet.ts'

export type PermitWish = Omit<PermitAsked, 'owner' | 'deadlineSeconds'>
export type PermitAnswer = PermitResult | { kind: 'notConnected' }

/** An allowance that is signed instead of sent, through the same gate as everything else (spec: approvals.permit). */
export async function askPermit(wish: PermitWish): Promise<PermitAnswer> {
  const sender = await loadSender()
  const { signPermit } = await twice(() => import('@musi/chain/signPermit'))
  const connection = wallet().current()
  if (sender === null || connection.status !== 'connected') return { kind: 'notConnected' }
  const { chainId } = config()
  const detector = contractOf('smartWalletDetector')
  const { door } = connection.wallet
  const { deadlineSeconds } = settings.get()
  return signPermit(
    { gate: sender.gate, door, request, chainId, detector },
    { ...wish, owner: sender.from, deadlineSeconds },
  )
}
