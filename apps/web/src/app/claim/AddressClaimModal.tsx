import { fixedAmount } from '@musi/domain/amount/amountText'
import { amountOf } from '@musi/domain/currency'
import { useState } from 'react'
import { ListedAs } from '#platform/page/card/ListedAs.tsx'
import { closeModal } from '#platform/page/modals/currentModal.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { AddressInput } from '#platform/tokens/address-input/AddressInput.tsx'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import styles from './Claim.module.css'
import { ClaimSheet } from './ClaimSheet.tsx'
import { claimText } from './claimWords.ts'
import { useClaimReview } from './useClaimReview.ts'

/** Claims UNI for any address or name; the connected account pays the fee (spec: claims.dialog). */
export function AddressClaimModal({ open }: { open: boolean }) {
  const [typed, setTyped] = useState('')
  const field = useAddressField(typed)
  const review = useClaimReview(open && field.kind === 'address' ? field.address : null)
  const uni = uniToken()
  const raw = review.claim.kind === 'available' ? review.claim.record.amount : 0n

  function close(): void {
    setTyped('')
    closeModal()
  }
  return (
    <ClaimSheet
      open={open}
      onClose={close}
      id="address-claim"
      title={claimText('title')}
      doneTitle={claimText('done')}
      review={review}
    >
      {uni !== null && (
        <p className={styles['amount']}>
          {claimText('amount', { amount: figureText(fixedAmount(amountOf(uni, raw), 0)) })}
        </p>
      )}
      <p>{claimText('text')}</p>
      <AddressInput
        id="claim-recipient"
        label={claimText('recipient')}
        value={typed}
        onValue={setTyped}
        field={field}
      />
      <ListedAs />
    </ClaimSheet>
  )
}
