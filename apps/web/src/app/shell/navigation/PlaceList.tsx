import { Stack } from '@musi/ui/layout/Stack'
import { closeModal } from '#platform/page/modals/currentModal.ts'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import { morePlacesText } from './morePlacesWords.ts'
import { placeText } from './navigationWords.ts'
import { CHARTS, EARN, POOL, VOTE, isAt } from './places.ts'
import styles from './PlaceList.module.css'

const MAKE = [
  { name: 'studio', to: '/form' },
  { name: 'createArtistToken', to: '/create-artist-token' },
] as const
const REST = [
  { name: 'tickets', to: '/tickets' },
  { name: 'merch', to: '/merch' },
  { name: 'contact', to: '/contact' },
] as const

const makeLinks = () => MAKE.map(({ name, to }) => ({ text: morePlacesText(name), to }))
const restLinks = () => REST.map(({ name, to }) => ({ text: morePlacesText(name), to }))
const places = {
  /** In a phone's bar there is no room for these. */
  trade: () => [POOL, EARN, VOTE, CHARTS].map(({ name, to }) => ({ text: placeText(name), to })),
  make: makeLinks,
  rest: restLinks,
  makeAndRest: () => [...makeLinks(), ...restLinks()],
} as const

/** Links in the More menu, and in the You menu on a phone. Pitch is in the settings menu; the market has its own tabs. */
export function PlaceList({ of }: { of: keyof typeof places }) {
  const { pathname } = useLocation()
  return (
    <Stack as="ul">
      {places[of]().map(({ text, to }) => (
        <li key={to}>
          <PlaceLink
            to={to}
            className={styles['place']}
            aria-current={isAt(pathname, to) ? 'page' : undefined}
            onClick={closeModal}
          >
            <span className={styles['name']}>{text}</span>
          </PlaceLink>
        </li>
      ))}
    </Stack>
  )
}
