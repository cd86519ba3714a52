import { Icon } from '@musi/ui/Icon'
import { Popover } from '@musi/ui/overlays/Popover'
import { Cluster } from '@musi/ui/layout/Stack'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { closeModal, currentModal, toggleModal } from '#platform/page/modals/currentModal.ts'
import { useCurrentModal } from '#platform/page/modals/useCurrentModal.ts'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import styles from './MainNavigation.module.css'
import { placeText } from './navigationWords.ts'
import { WIDE_BAR, isAt } from './places.ts'

const PlaceList = latePress(async () => (await import('./PlaceList.tsx')).PlaceList)

const closeMore = () => {
  if (currentModal() === 'MORE') closeModal()
}

/** Navigation beside the header on a wide window (spec: shell.navigation). */
export function MainNavigation() {
  const { pathname } = useLocation()
  const open = useCurrentModal() === 'MORE'
  const more = (
    <button
      type="button"
      id="open-more-button"
      className={styles['place']}
      aria-expanded={open}
      aria-controls={open ? 'more' : undefined}
      onClick={() => toggleModal('MORE')}
      onPointerEnter={PlaceList.preload}
    >
      {placeText('more')}
      <Icon name="down" />
    </button>
  )
  return (
    <Cluster as="nav" nowrap center aria-label={placeText('main')}>
      {WIDE_BAR.map(({ name, to }) => (
        <PlaceLink
          key={name}
          to={to}
          className={styles['place']}
          aria-current={isAt(pathname, to) ? 'page' : undefined}
        >
          <span>{placeText(name)}</span>
        </PlaceLink>
      ))}
      <Popover open={open} onClose={closeMore} trigger={more} id="more" label={placeText('more')}>
        <PlaceList of="makeAndRest" />
      </Popover>
    </Cluster>
  )
}
