import { Icon } from '@musi/ui/Icon'
import { Popover } from '@musi/ui/overlays/Popover'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { closeModal, currentModal, toggleModal } from '#platform/page/modals/currentModal.ts'
import { useCurrentModal } from '#platform/page/modals/useCurrentModal.ts'
import { shellText } from '../shellWords.ts'
import styles from './Bar.module.css'

const MenuPanel = latePress(async () => (await import('./MenuPanel.tsx')).MenuPanel)

const closeMenu = () => {
  if (currentModal() === 'MENU') closeModal()
}

export function Menu() {
  const open = useCurrentModal() === 'MENU'
  const trigger = (
    <button
      type="button"
      id="open-menu-button"
      className={`${styles['trigger']} touch-target`}
      aria-label={shellText('menu')}
      aria-expanded={open}
      aria-controls={open ? 'menu' : undefined}
      onClick={() => toggleModal('MENU')}
      onPointerEnter={MenuPanel.preload}
      onFocus={MenuPanel.preload}
    >
      <Icon name="dots" />
    </button>
  )
  return (
    <Popover open={open} onClose={closeMenu} trigger={trigger} id="menu" label={shellText('menu')}>
      <MenuPanel />
    </Popover>
  )
}
