import { Note } from '@musi/ui/layout/Note'
import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'

type Props = {
  /** Id that a link can lead to; the section then gets the focus. */
  id?: string
  title: string
  titleHidden?: boolean
  note?: ReactNode
  /** True while the content is loading and its height is unknown. */
  isReading?: boolean
  /**
   * True if there is nothing to show. Title and sentence are then one line of a card below the
   * others, which all empty sections share.
   */
  isEmpty?: boolean
  children: ReactNode
}

/** One card of a page. */
export function Section({
  id: anchor,
  title,
  titleHidden = false,
  note,
  isReading = false,
  isEmpty = false,
  children,
}: Props) {
  const id = useId()
  return (
    <section
      {...(anchor !== undefined && { id: anchor, tabIndex: -1 })}
      className={styles[isEmpty ? 'folded' : 'section']}
      aria-labelledby={id}
      aria-busy={isReading || undefined}
      data-empty={isEmpty || undefined}
    >
      <header className={titleHidden ? 'unseen' : styles['head']}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <Note as="span">{note}</Note>}
      </header>
      {children}
    </section>
  )
}
