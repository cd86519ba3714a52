import { Cluster } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { type ReactNode, useId } from 'react'
import styles from './ArtistFrame.module.css'

type Props = {
  title: string
  note?: ReactNode
  /** True while the content is loading and its height is unknown. */
  isReading?: boolean
  children: ReactNode
}

/** A section of the page with its own heading. */
export function Part({ title, note, isReading = false, children }: Props) {
  const id = useId()
  return (
    <section className={styles['part']} aria-labelledby={id} aria-busy={isReading || undefined}>
      <Cluster as="header" apart center nowrap>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <Note as="span">{note}</Note>}
      </Cluster>
      {children}
    </section>
  )
}
