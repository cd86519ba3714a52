import { Dialog } from '@musi/ui/Dialog'
import { type ReactNode, useState } from 'react'
import { t } from './linkWords.ts'

type Props = {
  /** Null: the one who runs this app has not set it. */
  href: string | null
  label: string
  className?: string | undefined
  /** What is seen; the label is what is read out. */
  children: ReactNode
}

/** A link out of the app, in a new tab. Without an address it says so instead of leading nowhere. */
export function OutsideLink({ href, label, className, children }: Props) {
  const [asked, setAsked] = useState(false)
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
        onClick={() => setAsked(true)}
      >
        {children}
      </button>
      <Dialog open={asked} onClose={() => setAsked(false)} title={t('notSetTitle', { label })} closeLabel={t('close')}>
        <p>{t('notSetText')}</p>
      </Dialog>
    </>
  )
}
