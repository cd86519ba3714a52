import { Icon, type IconName } from '@musi/ui/Icon'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { closeModal, currentModal, toggleModal } from '#platform/page/modals/currentModal.ts'
import { useCurrentModal } from '#platform/page/modals/useCurrentModal.ts'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import styles from '../navigation/PlaceList.module.css'
import { placeText } from '../navigation/navigationWords.ts'
import { NARROW_BAR, isAt, isInMarket } from '../navigation/places.ts'

const ICONS = { '/': 'home', '/jukebox': 'record', '/swap': 'switch', '/dropzone': 'bag' } as const satisfies Record<
  string,
  IconName
>

const MenuPanel = latePress(async () => (await import('./MenuPanel.tsx')).MenuPanel)

const closeMenu = () => {
  if (currentModal() === 'MENU') closeModal()
}

/** Navigation at the bottom of a phone, within reach of the thumb (spec: shell.navigation). */
export function BottomBar() {
  const { pathname } = useLocation()
  const open = useCurrentModal()
  const account = useAccount()
  const isOpen = (to: string) => (to === '/dropzone' ? isInMarket(pathname) : isAt(pathname, to))
  return (
    <>
      <nav className={styles['bar']} aria-label={placeText('main')}>
        {NARROW_BAR.map(({ name, to }) => (
          <PlaceLink key={name} to={to} className={styles['barPlace']} aria-current={isOpen(to) ? 'page' : undefined}>
            <Icon name={ICONS[to]} />
            <span>{placeText(name)}</span>
          </PlaceLink>
        ))}
        <button
          type="button"
          id="open-menu-button"
          className={styles['barPlace']}
          aria-current={account !== null && isAt(pathname, `/account/${account}`) ? 'page' : undefined}
          aria-haspopup="dialog"
          onClick={() => toggleModal('MENU')}
        >
          <Icon name="people" />
          <span>{placeText('you')}</span>
        </button>
      </nav>
      <Sheet
        open={open === 'MENU'}
        onClose={closeMenu}
        title={placeText('you')}
        closeLabel={placeText('close')}
        id="menu"
      >
        <MenuPanel />
      </Sheet>
    </>
  )
}
