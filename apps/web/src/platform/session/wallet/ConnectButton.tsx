import { Button } from '@musi/ui/controls/Button'
import { loadingText } from '#platform/page/loading/loadingWords.ts'
import { showModal } from '#platform/page/modals/currentModal.ts'
import { accountText } from './accountWords.ts'
import { useIsRestoring } from './useIsRestoring.ts'

/**
 * Replaces an act's button while no wallet is connected. `isSecondary`: the act is not the main one
 * of the page.
 */
export function ConnectButton({ isSecondary = false }: { isSecondary?: boolean }) {
  const isRestoring = useIsRestoring()
  return (
    <Button
      {...(!isSecondary && { kind: 'primary', size: 'large', block: true })}
      disabled={isRestoring}
      onClick={() => showModal('WALLET')}
    >
      {isRestoring ? loadingText('waiting') : accountText('connect')}
    </Button>
  )
}
