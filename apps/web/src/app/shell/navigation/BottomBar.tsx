import { Icon, type IconName } from '@musi/ui/Icon'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { closeModal, openModal, toggleModal } from '#platform/page/modals/openModal.ts'
import { useOpenModal } from '#platform/page/modals/useOpenModal.ts'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import styles from './PlaceList.module.css'
import { t } from './navigationWords.ts'
import { NARROW_BAR, isAt } from './places.ts'

const ICONS = { '/swap': 'switch', '/pool': 'pool', '/jukebox': 'note' } as const satisfies Record<string, IconName>

const PlaceList = latePress(async () => (await import('./PlaceList.tsx')).PlaceList)

const closeMore = () => {
  if (openModal() === 'MORE') closeModal()
}

/** At the bottom of a phone, in reach of the thumb (spec: shell.navigation). */
export function BottomBar() {
  const { pathname } = useLocation()
  const open = useOpenModal()
  return (
    <>
      <nav className={styles['bar']} aria-label={t('main')}>
        {NARROW_BAR.map(({ name, to }) => (
          <PlaceLink
            key={name}
            to={to}
            className={styles['barPlace']}
            aria-current={isAt(pathname, to) ? 'page' : undefined}
          >
            <Icon name={ICONS[to]} />
            <span>{t(name)}</span>
          </PlaceLink>
        ))}
        <button
          type="button"
          id="open-more-button"
          className={styles['barPlace']}
          aria-haspopup="dialog"
          onClick={() => toggleModal('MORE')}
        >
          <Icon name="dots" />
          <span>{t('more')}</span>
        </button>
        <button
          type="button"
          id="open-account-button"
          className={styles['barPlace']}
          aria-haspopup="dialog"
          onClick={() => toggleModal('WALLET')}
        >
          <Icon name="people" />
          <span>{t('account')}</span>
        </button>
      </nav>
      <Sheet open={open === 'MORE'} onClose={closeMore} title={t('more')} closeLabel={t('close')} id="more">
        <nav aria-label={t('more')}>
          <PlaceList of="narrow" />
        </nav>
      </Sheet>
    </>
  )
}
