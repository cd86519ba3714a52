import { Button } from '@musi/ui/Button'
import { Sheet } from '@musi/ui/Sheet'
import { closeModal } from '../../platform/page/modals/openModal.ts'
import styles from './AddressClaimModal.module.css'
import { t } from './claimWords.ts'

/** Will claim UNI for any address (spec: claims.dialog); for now it announces that. */
export function AddressClaimModal({ open }: { open: boolean }) {
  return (
    <Sheet open={open} onClose={closeModal} title={t('title')} closeLabel={t('close')} id="address-claim">
      <div className={styles['text']}>
        <p>{t('coming')}</p>
        <Button block onClick={closeModal}>
          {t('understood')}
        </Button>
      </div>
    </Sheet>
  )
}
