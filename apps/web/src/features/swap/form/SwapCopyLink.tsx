import type { ProtocolVersion } from '@musi/domain/exchange/hop'
import { Button } from '@musi/ui/controls/Button'
import { useState } from 'react'
import { type SwapForm, swapLink } from './swapForm.ts'
import { swapText } from './swapWords.ts'

type Props = { form: SwapForm; version: ProtocolVersion }

type Copied = { link: string; worked: boolean } | null

/** Copies a link to the same form. */
export function SwapCopyLink({ form, version }: Props) {
  const [copied, setCopied] = useState<Copied>(null)
  const link = swapLink(form, version)
  const copy = async () => {
    const worked = await navigator.clipboard.writeText(`${location.origin}${link}`).then(
      () => true,
      () => false,
    )
    setCopied({ link, worked })
  }
  const copyText = copied?.link === link ? (copied.worked ? swapText('copied') : swapText('copyFailed')) : null
  return (
    <Button kind="quiet" size="small" id="copy-swap-link" onClick={() => void copy()}>
      <span aria-live="polite">{copyText ?? swapText('copyLink')}</span>
    </Button>
  )
}
