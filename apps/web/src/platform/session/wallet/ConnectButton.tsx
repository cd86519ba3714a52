import { Button } from '@musi/ui/controls/Button'
import { showModal } from '#platform/page/modals/openModal.ts'
import { accountText } from './accountWords.ts'

/** Replaces an act's button while no wallet is connected; `isSecondary` where the act is not the page's main one. */
export const ConnectButton = ({ isSecondary = false }: { isSecondary?: boolean }) => (
  <Button {...(!isSecondary && { kind: 'primary', size: 'large', block: true })} onClick={() => showModal('WALLET')}>
    {accountText('connect')}
  </Button>
)
