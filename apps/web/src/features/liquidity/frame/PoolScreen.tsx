import { Hint } from '@musi/ui/overlays/Hint'
import { Icon } from '@musi/ui/Icon'
import type { ReactNode } from 'react'
import { Link } from '#platform/page/navigation/Link.tsx'
import card from '#platform/page/card/Page.module.css'
import styles from './PoolScreen.module.css'
import { poolScreenText } from './frameWords.ts'

type Props = {
  /** Base of the id: `find` makes the page `#find-page`. */
  name: string
  title: string
  hint: string
  /** Preloads code that a click may need. */
  preload?: () => void
  /** Content below the card. */
  below?: ReactNode
  children: ReactNode
}

/** One card in a column, with its title and the way back to the pools. */
export const PoolScreen = ({ name, title, hint, preload, below, children }: Props) => (
  <section id={`${name}-page`} className={card['page']} aria-labelledby={`${name}-title`}>
    <div className={card['card']} onPointerEnter={preload} onFocus={preload}>
      <div className={styles['head']}>
        <Link to="/pool" className={styles['back']} aria-label={poolScreenText('back')}>
          <Icon name="back" />
        </Link>
        <h1 id={`${name}-title`} tabIndex={-1}>
          {title}
        </h1>
        <Hint label={poolScreenText('about', { what: title })} text={hint} />
      </div>
      {children}
    </div>
    {below}
  </section>
)
