import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { type ReactNode, useEffect, useRef } from 'react'
import { publishText } from '../publish/publishWords.ts'
import { studioText } from '../words/studioWords.ts'
import fields from '../form/SongForm.module.css'
import styles from './Own.module.css'

type Props = {
  /** Prefix of the fields' ids. */
  id: string
  isBusy: boolean
  /** Reason why the terms were not saved; empty if there is none. */
  failureText: string
  /** Saves the terms. Returns false if an input is invalid, which is shown beside its field. */
  onSave: () => boolean
  onCancel: () => void
  children: ReactNode
}

/** Form that edits a song's terms. */
export function TermsForm({ id, isBusy, failureText, onSave, onCancel, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The button that opened the form is gone.
    if (document.activeElement === document.body) form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [])
  function save(): void {
    // The error appears beside its field after the next render.
    if (!onSave()) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <form
      ref={form}
      id={`${id}-terms-form`}
      className={fields['fields']}
      aria-labelledby={`${id}-terms`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) save()
      }}
    >
      {children}
      <div className={styles['line']}>
        <Button type="submit" busy={isBusy}>
          {studioText('save')}
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={onCancel}>
          {publishText('cancel')}
        </Button>
      </div>
      <Note as="output">{failureText}</Note>
    </form>
  )
}
