import { Icon } from '@musi/ui/Icon'
import type { ReactNode } from 'react'
import styles from './Banner.module.css'

type Props = {
  tone: 'caution' | 'quiet'
  /** Null: it disappears with its reason. */
  close: { label: string; act: () => void } | null
  /** Stays in sight while the page is scrolled. */
  stays?: boolean
  children: ReactNode
}

/** A one-line notice above the page. */
export function Banner({ tone, close, stays = false, children }: Props) {
  return (
    <output className={`${styles['banner']} ${styles[tone]} ${stays ? styles['stays'] : ''}`}>
      {tone === 'caution' && <Icon name="warning" />}
      <span>{children}</span>
      {close && (
        <button type="button" className={styles['close']} aria-label={close.label} onClick={close.act}>
          <Icon name="cross" />
        </button>
      )}
    </output>
  )
}
