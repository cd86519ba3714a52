import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { type ReactNode, useEffect, useRef } from 'react'
import { publishText } from '../publish/publishWords.ts'
import { t } from '../words/studioWords.ts'
import fields from '../form/SongForm.module.css'
import styles from './Own.module.css'

type Props = {
  /** Prefix of the fields' ids. */
  id: string
  isBusy: boolean
  /** Reason why it was not saved; empty if there is none. */
  why: string
  /** False if an input is invalid; the error is shown beside its field. */
  onSave: () => boolean
  onCancel: () => void
  children: ReactNode
}

/** Terms of a song while they are changed. */
export function TermsForm({ id, isBusy, why, onSave, onCancel, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The button that began it is gone.
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
          {t('save')}
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={onCancel}>
          {publishText('cancel')}
        </Button>
      </div>
      <Note as="output">{why}</Note>
    </form>
  )
}
