import { embedCode } from '@musi/api/page/embed'
import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { Text } from '@musi/ui/Text'
import { useState } from 'react'
import { QrCode } from './QrCode.tsx'
import styles from './QrCode.module.css'
import type { SharedPage } from './sharedPage.ts'
import { shareText } from './shareWords.ts'

type Copied = { readonly text: string; readonly isAllowed: boolean }

/** The link of a page as a QR code, to copy and to share, and the markup that embeds it in another site. */
export function ShareSheet({ page, onClose }: { page: SharedPage; onClose: () => void }) {
  const { title, embed } = page
  const url = location.origin + location.pathname
  const code = embed === null ? null : embedCode({ origin: location.origin, title, ...embed })
  const [copied, setCopied] = useState<Copied | null>(null)
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied({ text, isAllowed: true }),
      () => setCopied({ text, isAllowed: false }),
    )
  const isCopied = (text: string) => copied?.isAllowed === true && copied.text === text
  return (
    <Sheet open onClose={onClose} title={shareText('title', { title })} closeLabel={shareText('close')}>
      <Stack gap={4} className={styles['sheet']}>
        <QrCode text={url} />
        <p className={styles['scan']}>{shareText('scan')}</p>
        <Button kind="primary" size="large" block onClick={() => void copy(url)}>
          <span aria-live="polite">{shareText(isCopied(url) ? 'copied' : 'link')}</span>
        </Button>
        {code !== null && (
          <Button block onClick={() => void copy(code)}>
            <span aria-live="polite">{shareText(isCopied(code) ? 'embedCopied' : 'embed')}</span>
          </Button>
        )}
        {'share' in navigator && (
          // Rejects when the person closes the share dialog of the system.
          <Button block onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
            {shareText('others')}
          </Button>
        )}
        {copied?.isAllowed === false && (
          <Text role="alert" breaks>
            {shareText('refused', { text: copied.text })}
          </Text>
        )}
      </Stack>
    </Sheet>
  )
}
