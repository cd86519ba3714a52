import type { PageName } from '@musi/domain/url/page'
import { HeroFrame } from '../../features/home/HeroFrame.tsx'
import styles from './PageSketch.module.css'

const BUTTON = <span className={styles['button']} />

const HERO = (
  <HeroFrame
    actions={
      <>
        {BUTTON}
        {BUTTON}
      </>
    }
  />
)

const CARD = (
  <div className={styles['card']}>
    <span className={styles['line']} />
    <span className={styles['field']} />
    <span className={styles['field']} />
    {BUTTON}
  </div>
)

const LINES = (
  <div className={styles['lines']}>
    <span className={styles['title']} />
    <span className={styles['line']} />
    <span className={styles['line']} />
  </div>
)

/** A page before its code is there: the first words of Home, the card of Swap, a few lines of any other. */
export function PageSketch({ name }: { name: PageName | null }) {
  if (name === 'home') return HERO
  return name === 'swap' ? CARD : LINES
}
