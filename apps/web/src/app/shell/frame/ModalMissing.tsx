import { Button } from '@musi/ui/controls/Button'
import { Dialog } from '@musi/ui/overlays/Dialog'
import { closeModal } from '#platform/page/modals/openModal.ts'
import { refuseDemoQuestions } from '#platform/session/wallet/demoQuestions.ts'
import { t } from './modalMissingWords.ts'

const close = () => {
  closeModal()
  refuseDemoQuestions()
}

/** Shown instead of a modal whose code failed to load. */
export function ModalMissing({ open }: { open: boolean }) {
  return (
    <Dialog open={open} onClose={close} title={t('modal.missing')} closeLabel={t('modal.close')}>
      <p>{t('modal.missingText')}</p>
      <Button kind="primary" block onClick={() => location.reload()}>
        {t('modal.reload')}
      </Button>
    </Dialog>
  )
}
