import { Button } from '@musi/ui/controls/Button'
import { useState } from 'react'
import { CanonicalBadge } from '#platform/tokens/token-warning/CanonicalBadge.tsx'
import { RefusedToken } from '#platform/tokens/token-warning/RefusedToken.tsx'
import { TokenWarningDialog } from '#platform/tokens/token-warning/TokenWarningDialog.tsx'
import { Part } from './Part.tsx'
import { HOSTILE, NOVA, USDC, USDS } from './partTokens.ts'
import styles from './parts.module.css'

const WARNINGS = {
  unknown: [{ token: NOVA, lookAlike: null }],
  lookAlike: [{ token: USDS, lookAlike: { original: USDC, by: 'symbol' } }],
  hostile: [
    { token: HOSTILE, lookAlike: null },
    { token: USDS, lookAlike: { original: USDC, by: 'name' } },
  ],
} as const

type Shown = keyof typeof WARNINGS

export function WarningParts() {
  const [shown, setShown] = useState<Shown | null>(null)
  const [message, setMessage] = useState('nothing yet')
  const end = (what: string) => () => {
    setMessage(what)
    setShown(null)
  }
  return (
    <Part name="TokenWarning">
      {(Object.keys(WARNINGS) as Shown[]).map((which) => (
        <Button key={which} id={`warn-${which}`} onClick={() => setShown(which)}>
          {which}
        </Button>
      ))}
      <span id="warning-said">{message}</span>
      <CanonicalBadge address={USDC.address} />
      <TokenWarningDialog
        warnings={shown === null ? [] : WARNINGS[shown]}
        onContinue={end('continued')}
        onLeave={end('left')}
        onUseKnown={(_, known) => end(`instead ${known.symbol}`)()}
      />
      <div className={styles['wide']}>
        <RefusedToken address={NOVA.address} refusal={{ kind: 'noDecimals' }} />
        <RefusedToken address={NOVA.address} refusal={{ kind: 'mismatch', listed: 18, onChain: 6 }} />
      </div>
    </Part>
  )
}
