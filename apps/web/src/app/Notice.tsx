import { Button } from '@musi/ui/controls/Button'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type Props = { title: string; text: string; action: { label: string; act: () => void }; children?: ReactNode }

/** A page that shows only a notice. */
export function Notice({ title, text, action, children }: Props) {
  return (
    <section className={styles['notice']} role="alert">
      {children}
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <Button kind="primary" size="large" onClick={action.act}>
        {action.label}
      </Button>
    </section>
  )
}
