import { type Address, parseAddress } from '@musi/domain/address'
import { useEffect } from 'react'
import { closeModal, showModal } from '#platform/page/modals/currentModal.ts'
import { useCurrentModal } from '#platform/page/modals/useCurrentModal.ts'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { stored } from '#platform/page/storage/stored.ts'

/** More accounts than a browser ever has; beyond it, the oldest may be notified again. */
const MAX_STORED = 100

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
 * Notifies an account once of an unclaimed airdrop, while no modal is open, and not on `/uni`,
 * which shows it anyway (spec: claims.notice). Returns true if the notice is or will be shown.
 */
export function useClaimNotice(account: Address, canClaim: boolean): boolean {
  const open = useCurrentModal()
  const isShownByPage = usePage()?.name === 'uni'
  const isDue = canClaim && !isShownByPage && !announced.get().accounts.includes(account)
  useEffect(() => {
    if (!isDue || open !== null) return
    announced.set({ accounts: [...announced.get().accounts, account].slice(-MAX_STORED) })
    showModal('CLAIM_POPUP')
  }, [account, isDue, open])
  return isDue || open === 'CLAIM_POPUP'
}

/**
 * Id of the link to the claim. On a phone, whose bar has no space for the link, the id of the
 * account button.
 */
export const claimElementId = (): string =>
  document.getElementById('uni-pill')?.checkVisibility() === true ? 'uni-pill' : 'web3-status-connected'

/** The clicked button disappears with the notice, so focus moves to another link to the claim. */
export function leaveClaimNotice(): void {
  closeModal()
  document.getElementById(claimElementId())?.focus()
}
