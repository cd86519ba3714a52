import { Icon } from '@musi/ui/Icon'
import { useId } from 'react'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { useNarrow } from '../useNarrow.ts'
import styles from './Foot.module.css'

type Props = { title: string; places: readonly { readonly text: string; readonly to: string }[] }

/** Links under a heading; collapsed on a phone. */
export function FooterColumn({ title, places }: Props) {
  const id = useId()
  const list = (
    <ul>
      {places.map(({ text, to }) => (
        <li key={to}>
          <PlaceLink to={to} className={styles['place']}>
            {text}
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
  return useNarrow() ? (
    <nav aria-labelledby={id}>
      <details className={styles['group']}>
        <summary>
          <h2 id={id}>{title}</h2>
          <Icon name="down" />
        </summary>
        {list}
      </details>
    </nav>
  ) : (
    <nav aria-labelledby={id} className={styles['column']}>
      <h2 id={id}>{title}</h2>
      {list}
    </nav>
  )
}
