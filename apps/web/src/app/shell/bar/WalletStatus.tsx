import { contractOf } from '#platform/page/config/config.ts'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useIsRestoring } from '#platform/session/wallet/useIsRestoring.ts'
import { StatusButton } from './StatusButton.tsx'
import styles from './StatusButton.module.css'

const Nothing = () => null

/** Parts that load with the first account, because the button needs no chain reads. The bar works without them. */
const UniPill = latePart(async () => (await import('../../balance/UniPill.tsx')).UniPill, { Missing: Nothing })
const NativeBalance = latePart(async () => (await import('./NativeBalance.tsx')).NativeBalance, { Missing: Nothing })

export function WalletStatus() {
  const account = useAccount()
  const isRestoring = useIsRestoring()
  return (
    <>
      {(account !== null || isRestoring) && (
        // Space for both is reserved from the start, so that nothing beside them moves when they
        // load.
        <>
          {contractOf('governanceToken') !== null && (
            <span className={styles['uni']}>{account !== null && <UniPill />}</span>
          )}
          <span className={styles['native']}>{account !== null && <NativeBalance id="native-balance" />}</span>
        </>
      )}
      <StatusButton />
    </>
  )
}
