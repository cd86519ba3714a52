import { useHeightMotion } from '@musi/ui/useHeightMotion'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { t } from '../songs/jukeboxWords.ts'
import styles from './CoinSlot.module.css'
import { SlotPlate } from './SlotPlate.tsx'

/** As long as everything that travels (`--time-sheet`), in ms. */
const GROWS_MS = 320

type Props = {
  words: ReactNode
  children?: ReactNode
  /** In a column beside the sleeve of the page. */
  isNarrow?: boolean
  /** A payment is on its way. */
  isLit?: boolean
  /** In place of the closed slot, which grows to it. */
  opened?: ReactNode
  onEscape?: () => void
}

/** Where the coin goes in, and beside it what more can be done. The build draws it into the served page as well (app/sketch). */
export function SlotFrame({ words, children, isNarrow = false, isLit = false, opened = null, onEscape }: Props) {
  const [frame, inside] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)]
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
