import type { Address } from '@musi/domain/address'
import { useEffect } from 'react'
import { closeModal, showModal } from '#platform/page/modals/openModal.ts'
import { useOpenModal } from '#platform/page/modals/useOpenModal.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

/** Who was told already: nobody is told twice in one visit. */
const announced = perVisit(() => new Set<Address>())

/** Tells an account once that it has something to claim, as soon as nothing else is open (spec: claims.notice). True: it is, or will be, told. */
export function useClaimNotice(account: Address, canClaim: boolean): boolean {
  const open = useOpenModal()
  const isDue = canClaim && !announced().has(account)
  useEffect(() => {
    if (!isDue || open !== null) return
    announced().add(account)
    showModal('CLAIM_POPUP')
  }, [account, isDue, open])
  return isDue || open === 'CLAIM_POPUP'
}

/** What leads to the claim, or stands beside it on a phone, whose bar has no room for it. */
export const claimPlace = (): string =>
  document.getElementById('uni-pill')?.checkVisibility() === true ? 'uni-pill' : 'web3-status-connected'

/** What was pressed goes with the notice, so the focus goes where the claim can still be reached. */
export function leaveClaimNotice(): void {
  closeModal()
  document.getElementById(claimPlace())?.focus()
}
