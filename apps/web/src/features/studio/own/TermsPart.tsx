import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { type ReactNode, useEffect } from 'react'
import { ownSongsText } from '../words/ownWords.ts'
import { studioText } from '../words/studioWords.ts'
import styles from './Own.module.css'

type Props = {
  id: string
  title: string
  /** The editing form; null while the terms are not being edited. */
  form: ReactNode | null
  isSaved: boolean
  /** Opens the form; null if the terms cannot be edited here. */
  onChange: (() => void) | null
  /** The current terms. */
  children: ReactNode
}

/** A song's current terms with an edit button; the form replaces them while they are edited. */
export function TermsPart({ id, title, form, isSaved, onChange, children }: Props) {
  const isOpen = form !== null
  const changeId = `${id}-change-terms`
  useEffect(() => {
    // The focused element disappeared with the form.
    if (!isOpen && document.activeElement === document.body) document.getElementById(changeId)?.focus()
  }, [isOpen, changeId])
  return (
    <section className={styles['part']} aria-labelledby={`${id}-terms`}>
      <h4 id={`${id}-terms`}>{title}</h4>
      {form ?? (
        <>
          {children}
          {onChange !== null && (
            <Button id={changeId} size="small" aria-describedby={`${id}-terms`} onClick={onChange}>
              {ownSongsText('terms.change')}
            </Button>
          )}
          <Note as="output">{isSaved ? studioText('saved') : ''}</Note>
        </>
      )}
    </section>
  )
}
