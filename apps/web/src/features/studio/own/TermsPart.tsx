import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { type ReactNode, useEffect } from 'react'
import { ownSongsText } from '../words/ownWords.ts'
import { t } from '../words/studioWords.ts'
import styles from './Own.module.css'

type Props = {
  id: string
  title: string
  /** Null while they are not being edited. */
  form: ReactNode | null
  isSaved: boolean
  /** Null if they cannot be edited here. */
  onChange: (() => void) | null
  /** The current terms. */
  children: ReactNode
}

/** Terms of a song as they are, and the way to change them, which takes their place. */
export function TermsPart({ id, title, form, isSaved, onChange, children }: Props) {
  const isOpen = form !== null
  const change = `${id}-change-terms`
  useEffect(() => {
    // The focused element disappeared with the form.
    if (!isOpen && document.activeElement === document.body) document.getElementById(change)?.focus()
  }, [isOpen, change])
  return (
    <section className={styles['part']} aria-labelledby={`${id}-terms`}>
      <h4 id={`${id}-terms`}>{title}</h4>
      {form ?? (
        <>
          {children}
          {onChange !== null && (
            <Button id={change} size="small" aria-describedby={`${id}-terms`} onClick={onChange}>
              {ownSongsText('terms.change')}
            </Button>
          )}
          <Note as="output">{isSaved ? t('saved') : ''}</Note>
        </>
      )}
    </section>
  )
}
