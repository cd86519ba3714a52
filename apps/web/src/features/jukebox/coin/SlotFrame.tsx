import { useHeightMotion } from '@musi/ui/useHeightMotion'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { t } from '../songs/jukeboxWords.ts'
import styles from './CoinSlot.module.css'
import { SlotPlate } from './SlotPlate.tsx'

/** Duration in ms, the same as other travelling elements (`--time-sheet`). */
const GROWS_MS = 320

type Props = {
  words: ReactNode
  children?: ReactNode
  /** Placed in a column beside the page's sleeve. */
  isNarrow?: boolean
  /** A payment is pending. */
  isLit?: boolean
  /** The open panel, which replaces the closed slot. */
  opened?: ReactNode
  onEscape?: () => void
}

/** The coin slot and the other actions beside it. The build also renders it into the served page (app/sketch). */
export function SlotFrame({ words, children, isNarrow = false, isLit = false, opened = null, onEscape }: Props) {
  const frame = useRef<HTMLElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  useHeightMotion(frame, inside, GROWS_MS)
  const isOpen = opened !== null
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onEscape?.()
  }
  return (
    <section
      ref={frame}
      className={styles['frame']}
      aria-label={t('insert.bar')}
      data-slot={isOpen ? 'open' : 'closed'}
      data-narrow={isNarrow || undefined}
      {...(isOpen && { onKeyDown: leaveByKey })}
    >
      <div ref={inside} className={isOpen ? undefined : styles['slot']}>
        {opened ?? (
          <>
            <SlotPlate isLit={isLit} />
            <div className={styles['words']}>{words}</div>
            {children}
          </>
        )}
      </div>
    </section>
  )
}
