import { Icon } from '@musi/ui/Icon'
import { Text } from '@musi/ui/Text'
import { Link } from '#platform/page/navigation/Link.tsx'
import { Soon } from '#platform/page/navigation/Soon.tsx'
import { homeText } from './words/homeWords.ts'
import styles from './Home.module.css'

const TRACKS = [
  { name: 'jukebox', to: '/jukebox', number: 'A1' },
  { name: 'swap', to: '/swap', number: 'A2' },
  { name: 'dropzone', to: '/dropzone', number: 'B1' },
] as const

/** Links to other pages, styled as the track list on the back of a sleeve. */
export function Onward() {
  return (
    <nav className={styles['onward']} aria-label={homeText('onward.title')}>
      <ul>
        {TRACKS.map(({ name, to, number }) => (
          <li key={name}>
            <Link to={to} className={styles['track']}>
              <Text as="span" tone="muted" figures aria-hidden="true">
                {number}
              </Text>
              <span className={styles['title']}>
                {homeText(`onward.${name}`)} <Soon to={to} />
              </span>
              <span className={styles['text']}>{homeText(`onward.${name}Text`)}</span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
