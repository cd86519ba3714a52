import { Icon } from '@musi/ui/Icon'
import { useLifetime } from '@musi/ui/overlays/useLifetime'
import type { ReactNode } from 'react'
import styles from './Banner.module.css'

type Props = {
  tone: 'caution' | 'quiet'
  /** The close button; null if the banner disappears with its cause. */
  close: { label: string; act: () => void } | null
  /** Stays visible while the page is scrolled. */
  stays?: boolean
  /** Closes by itself after this time, but not while hovered or focused. */
  life?: { ms: number; onEnd: () => void }
  children: ReactNode
}

const doNothing = (): void => undefined

/** A one-line notice above the page. */
export function Banner({ tone, close, stays = false, life, children }: Props) {
  const { pausing } = useLifetime(life?.ms ?? null, life?.onEnd ?? doNothing)
  return (
    <output className={`${styles['banner']} ${styles[tone]} ${stays ? styles['stays'] : ''}`} {...pausing}>
      {tone === 'caution' && <Icon name="warning" />}
      <span>{children}</span>
      {close && (
        <button
          type="button"
          className={`${styles['close']} touch-target`}
          aria-label={close.label}
          onClick={close.act}
        >
          <Icon name="cross" />
        </button>
      )}
    </output>
  )
}
