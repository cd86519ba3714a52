import { Note } from '@musi/ui/layout/Note'
import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'

type Props = {
  title: string
  titleHidden?: boolean
  note?: ReactNode
  /** The content is still being read, so its height is unknown. */
  isReading?: boolean
  /** There is nothing to show: title and sentence are one line without a card. */
  isEmpty?: boolean
  children: ReactNode
}

/** One card of a page. */
export function Section({ title, titleHidden = false, note, isReading = false, isEmpty = false, children }: Props) {
  const id = useId()
  return (
    <section className={styles[isEmpty ? 'folded' : 'section']} aria-labelledby={id} aria-busy={isReading || undefined}>
      <header className={titleHidden ? 'unseen' : styles['head']}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <Note as="span">{note}</Note>}
      </header>
      {children}
    </section>
  )
}
