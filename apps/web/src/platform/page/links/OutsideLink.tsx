import { Dialog } from '@musi/ui/Dialog'
import { type ReactNode, useState } from 'react'
import { t } from './linkWords.ts'

type Props = {
  /** Null: the operator has not set it. */
  href: string | null
  label: string
  className?: string | undefined
  /** What is shown; the label is read out. */
  children: ReactNode
}

/** A link out of the app, in a new tab. Without an address it is a button that explains why. */
export function OutsideLink({ href, label, className, children }: Props) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  if (href !== null)
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={className}
        aria-label={t('newTab', { label })}
      >
        {children}
      </a>
    )
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('notSet', { label })}
        aria-haspopup="dialog"
        onClick={() => setDialogOpen(true)}
      >
        {children}
      </button>
      <Dialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('notSetTitle', { label })}
        closeLabel={t('close')}
      >
        <p>{t('notSetText')}</p>
      </Dialog>
    </>
  )
}
