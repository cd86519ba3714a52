import { Button } from '@musi/ui/controls/Button'
import { Dialog } from '@musi/ui/overlays/Dialog'
import { closeModal } from '#platform/page/modals/currentModal.ts'
import { refuseDemoQuestions } from '#platform/session/wallet/demoQuestions.ts'
import { modalMissingText } from './modalMissingWords.ts'

const close = () => {
  closeModal()
  refuseDemoQuestions()
}

/** Shown instead of a modal whose code failed to load. */
export function ModalMissing({ open }: { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={close}
      title={modalMissingText('modal.missing')}
      closeLabel={modalMissingText('modal.close')}
    >
      <p>{modalMissingText('modal.missingText')}</p>
      <Button kind="primary" block onClick={() => location.reload()}>
        {modalMissingText('modal.reload')}
      </Button>
    </Dialog>
  )
}
