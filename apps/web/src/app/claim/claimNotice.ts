import { type Address, parseAddress } from '@musi/domain/address'
import { useEffect } from 'react'
import { closeModal, showModal } from '#platform/page/modals/openModal.ts'
import { useOpenModal } from '#platform/page/modals/useOpenModal.ts'
import { stored } from '#platform/page/storage/stored.ts'

/** More than one browser has; the oldest are told again. */
const MOST_KEPT = 100

/** Accounts that were notified already; each is notified once. */
const announced = stored(
  {
    key: 'musi.claimNotice',
    version: 1,
    defaults: { accounts: [] as readonly Address[] },
    readers: {
      accounts: (value) => (Array.isArray(value) ? value.flatMap((one) => parseAddress(String(one)) || []) : undefined),
    },
  },
  () => localStorage,
)

/**
 * Tells an account once that it has something to claim, when nothing else is open (spec: claims.notice). True if it is,
 * or will be, shown.
 */
export function useClaimNotice(account: Address, canClaim: boolean): boolean {
  const open = useOpenModal()
  const isDue = canClaim && !announced.get().accounts.includes(account)
  useEffect(() => {
    if (!isDue || open !== null) return
    announced.set({ accounts: [...announced.get().accounts, account].slice(-MOST_KEPT) })
    showModal('CLAIM_POPUP')
  }, [account, isDue, open])
  return isDue || open === 'CLAIM_POPUP'
}

/** The link to the claim, or what stands beside it on a phone, whose bar has no room for the link. */
export const claimPlace = (): string =>
  document.getElementById('uni-pill')?.checkVisibility() === true ? 'uni-pill' : 'web3-status-connected'

/** The clicked button disappears with the notice, so focus moves to another link to the claim. */
export function leaveClaimNotice(): void {
  closeModal()
  document.getElementById(claimPlace())?.focus()
}
