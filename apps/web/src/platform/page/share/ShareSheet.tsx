import { embedCode } from '@musi/api/page/embed'
import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { Text } from '@musi/ui/Text'
import { useState } from 'react'
import { Sleeve } from '../artwork/Sleeve.tsx'
import { QrCode } from './QrCode.tsx'
import styles from './QrCode.module.css'
import type { SharedPage } from './sharedPage.ts'
import { shareText } from './shareWords.ts'

type Copied = { readonly text: string; readonly isAllowed: boolean }

/** The link of a page as a QR code, to copy and to share, and the markup that embeds it in another site. */
export function ShareSheet({ page, onClose }: { page: SharedPage; onClose: () => void }) {
  const { title, path = location.pathname, cover, embed } = page
  const url = location.origin + path
  const [isCodeShown, setCodeShown] = useState(false)
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
        <div className={styles['top']}>
          {cover !== undefined && (
            <span className={styles['cover']}>
              <Sleeve {...cover} disc="in" />
            </span>
          )}
          <div className={styles['wide']}>
            <QrCode text={url} />
          </div>
        </div>
        <p className={styles['wide']}>{shareText('scan')}</p>
        <Button kind="primary" size="large" block onClick={() => void copy(url)}>
          <span aria-live="polite">{shareText(isCopied(url) ? 'copied' : 'link')}</span>
        </Button>
        {code !== null && (
          <Button block onClick={() => void copy(code)}>
            <span aria-live="polite">{shareText(isCopied(code) ? 'embedCopied' : 'embed')}</span>
          </Button>
        )}
        <details className={styles['narrow']} onToggle={({ currentTarget }) => setCodeShown(currentTarget.open)}>
          <summary>{shareText('showCode')}</summary>
          {isCodeShown && <QrCode text={url} />}
        </details>
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
