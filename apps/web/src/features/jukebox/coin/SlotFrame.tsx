import { useHeightMotion } from '@musi/ui/useHeightMotion'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import styles from './CoinSlot.module.css'
import { SlotPlate } from './SlotPlate.tsx'

/** Duration of the height animation, as of other moving elements (`--time-sheet`). */
const RESIZE_MS = 320

/** Clips the panel below only, because the sleeve comes into it from above. */
const CLIPPED_BELOW: Keyframe = { clipPath: 'inset(-100vh -100vw 0)' }

type Props = {
  words: ReactNode
  children?: ReactNode
  /** `possible`: reserves the height of an offered first play. */
  gift?: 'possible' | 'offered' | undefined
  /** True if placed in a column beside the page's sleeve. */
  isNarrow?: boolean
  /** True while a payment is pending. */
  isLit?: boolean
  /** The open panel, which replaces the closed slot. */
  openPanel?: ReactNode
  onEscape?: () => void
}

/** The coin slot and the other actions beside it. The build also renders it into the served page (app/sketch). */
export function SlotFrame({
  gift,
  words,
  children,
  isNarrow = false,
  isLit = false,
  openPanel = null,
  onEscape,
}: Props) {
  const frameRef = useRef<HTMLElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  useHeightMotion(frameRef, contentRef, RESIZE_MS, CLIPPED_BELOW)
  const isOpen = openPanel !== null
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onEscape?.()
  }
  return (
    <section
      ref={frameRef}
      className={styles['frame']}
      aria-label={jukeboxText('insert.bar')}
      data-slot={isOpen ? 'open' : 'closed'}
      data-narrow={isNarrow || undefined}
      {...(isOpen && { onKeyDown: closeOnEscape })}
    >
      <div ref={contentRef} className={isOpen ? undefined : styles['slot']}>
        {openPanel ?? (
          <>
            <SlotPlate isLit={isLit} />
            <div className={styles['words']} data-gift={gift}>
              {words}
            </div>
            {children}
          </>
        )}
      </div>
    </section>
  )
}
