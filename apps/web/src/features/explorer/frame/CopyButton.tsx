import { Button } from '@musi/ui/Button'
import { useEffect, useState } from 'react'
import { t } from './explorerWords.ts'

/** It says so for half a second (spec: explorer.copy). */
const COPIED_MS = 500

export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  // What the browser does not allow is still there to be marked and copied.
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Button kind="quiet" size="small" onClick={copy}>
      {copied ? t('copied') : t('copy')}
    </Button>
  )
}
