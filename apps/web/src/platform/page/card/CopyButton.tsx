import { Button } from '@musi/ui/controls/Button'
import { useEffect, useState } from 'react'
import { copyText } from './copyWords.ts'

/** Duration of the "Copied" label (spec: explorer.copy). */
const COPIED_MS = 500

export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  // Without clipboard access the text can still be selected and copied.
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Button kind="quiet" size="small" onClick={copy}>
      {copied ? copyText('done') : copyText('press')}
    </Button>
  )
}
