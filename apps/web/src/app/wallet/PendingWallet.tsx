import type { WalletTrouble } from '@musi/chain/chainErrors'
import type { WalletId } from '@musi/chain/wallet/connection'
import { Button } from '@musi/ui/controls/Button'
import { Equaliser } from '@musi/ui/Equaliser'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { useSyncExternalStore } from 'react'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { pairingUri, subscribe } from '#platform/session/wallet/pairingUri.ts'
import { troubleText } from '#platform/session/wallet/walletTroubleWords.ts'
import styles from './Wallet.module.css'
import { LostPhoneLink } from './LostPhoneLink.tsx'
import { useWalletOptions } from './useWalletOptions.ts'
import { WalletCardFace } from './WalletCard.tsx'
import { walletText } from './walletWords.ts'

function Failed({ id, trouble, onRetry }: Props & { trouble: WalletTrouble }) {
  const isRefusal = trouble.kind === 'rejected'
  // The browser gives the same answer if there is no passkey and if the person chose none.
  const isMissing = isRefusal && id === 'PASSKEY_FOUND'
  return (
    <Stack gap={3} items="start" role="alert">
      <Cluster as="p" gap={3} nowrap center tone={isMissing ? 'strong' : 'negative'} weight={620}>
        {walletText(isMissing ? 'noPasskeyTitle' : 'errorConnecting')}
      </Cluster>
      <p>{isRefusal ? walletText(isMissing ? 'noPasskey' : 'refusedConnect') : troubleText(trouble)}</p>
      <Cluster gap={2} center>
        <Button kind="primary" onClick={onRetry}>
          {walletText('tryAgain')}
        </Button>
        {id === 'PASSKEY_FOUND' && <LostPhoneLink />}
      </Cluster>
    </Stack>
  )
}

function Waiting() {
  return (
    <Stack as="output" gap={3} items="start">
      <Cluster as="b" gap={3} nowrap center tone="strong" weight={620}>
        <span className={styles['late']}>
          <Equaliser />
        </span>
        {walletText('initializing')}
      </Cluster>
      <span>{walletText('askWallet')}</span>
    </Stack>
  )
}

/** Only WalletConnect has a code to scan. */
const PairingCode = latePart(async () => (await import('./PairingCode.tsx')).PairingCode, { Waiting })

function WalletPrompt() {
  const uri = useSyncExternalStore(subscribe, pairingUri)
  if (uri === null) return <Waiting />
  return <PairingCode uri={uri} />
}

type Props = { id: WalletId; trouble: WalletTrouble | null; onRetry: () => void }

/** Waits for the chosen wallet, or shows its error with a retry button. */
export function PendingWallet({ id, trouble, onRetry }: Props) {
  const option = useWalletOptions().find((one) => one.id === id)
  return (
    <>
      {trouble === null ? <WalletPrompt /> : <Failed id={id} trouble={trouble} onRetry={onRetry} />}
      {option !== undefined && (
        <div className={styles['pendingCard']}>
          <WalletCardFace option={option} />
        </div>
      )}
    </>
  )
}
