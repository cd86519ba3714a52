import { fixedAmount } from '@musi/domain/amount/amountText'
import { amountOf } from '@musi/domain/currency'
import { Stack } from '@musi/ui/Stack'
import { useState } from 'react'
import { ListedAs } from '#platform/page/card/ListedAs.tsx'
import { closeModal } from '#platform/page/modals/openModal.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { useClaim } from '#platform/session/claim/useClaim.ts'
import { AddressInput } from '#platform/tokens/address-input/AddressInput.tsx'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import styles from './Claim.module.css'
import { ClaimButton } from './ClaimButton.tsx'
import { ClaimSteps } from './ClaimSteps.tsx'
import { t } from './claimWords.ts'
import { useClaimReview } from './useClaimReview.ts'

/** Claims UNI for any address or name; whoever sends it pays the fee (spec: claims.dialog). */
export function AddressClaimModal({ open }: { open: boolean }) {
  const [typed, setTyped] = useState('')
  const field = useAddressField(typed)
  const recipient = field.kind === 'address' ? field.address : null
  const claim = useClaim(open ? recipient : null)
  const session = useClaimReview()
  const uni = uniToken()
  const raw = claim.kind === 'available' ? claim.record.amount : 0n

  function close(): void {
    session.close()
    setTyped('')
    closeModal()
  }
  return (
    <ClaimSteps
      open={open}
      onClose={close}
      id="address-claim"
      title={t('title')}
      doneTitle={t('done')}
      session={session}
    >
      <Stack gap={5}>
        {uni !== null && (
          <p className={styles['amount']}>
            {t('amount', { amount: figureText(fixedAmount(amountOf(uni, raw), 0), 4) })}
          </p>
        )}
        <p>{t('text')}</p>
        <AddressInput id="claim-recipient" label={t('recipient')} value={typed} onValue={setTyped} field={field} />
        <ListedAs />
        <ClaimButton id="address-claim" recipient={recipient} claim={claim} session={session} />
      </Stack>
    </ClaimSteps>
  )
}
