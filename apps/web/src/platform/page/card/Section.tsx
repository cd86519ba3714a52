import { Note } from '@musi/ui/layout/Note'
import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'

type Props = {
  title: string
  titleHidden?: boolean
  note?: ReactNode
  /** The content is still being read, so its height is unknown. */
  isReading?: boolean
  /** There is nothing but a sentence that says so, which stands in one line with others of its kind. */
  isFolded?: boolean
  children: ReactNode
}

/** One card of a page. */
export function Section({ title, titleHidden = false, note, isReading = false, isFolded = false, children }: Props) {
  const id = useId()
  return (
    <section
      className={isFolded ? undefined : styles['section']}
      aria-labelledby={id}
      aria-busy={isReading || undefined}
      data-folded={isFolded || undefined}
    >
      <header className={titleHidden || isFolded ? 'unseen' : styles['head']}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <Note as="span">{note}</Note>}
      </header>
      {children}
    </section>
  )
}
