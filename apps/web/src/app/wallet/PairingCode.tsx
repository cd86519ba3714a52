import { useState } from 'react'
import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { QrCode } from '#platform/page/share/QrCode.tsx'
import { walletText } from './walletWords.ts'

/** A QR code for a wallet on another device, and the same link to copy for those who cannot scan it. */
export function PairingCode({ uri }: { uri: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = () =>
    navigator.clipboard.writeText(uri).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  return (
    <Stack gap={4} items="middle">
      <p>{walletText('pairing')}</p>
      <QrCode id="pairing-code" text={uri} />
      <Button onClick={() => void copy()}>
        <span aria-live="polite">{state === 'copied' ? walletText('copied') : walletText('copyLink')}</span>
      </Button>
      {state === 'refused' && (
        <Text role="alert" breaks>
          {walletText('linkNotCopied', { uri })}
        </Text>
      )}
    </Stack>
  )
}
