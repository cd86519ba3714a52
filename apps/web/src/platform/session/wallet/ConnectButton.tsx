import { Button } from '@musi/ui/controls/Button'
import { showModal } from '#platform/page/modals/openModal.ts'
import { t } from './accountWords.ts'

/** Replaces an act's button while no wallet is connected. */
export const ConnectButton = () => (
  <Button kind="primary" size="large" block onClick={() => showModal('WALLET')}>
    {t('connect')}
  </Button>
)
