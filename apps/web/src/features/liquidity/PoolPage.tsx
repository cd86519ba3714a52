import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { ImportLink } from './pool/ImportLink.tsx'
import { PoolFrame } from './PoolFrame.tsx'
import { NoAccount, YourPools } from './pool/YourPools.tsx'

/** The account's pool shares (spec: liquidity.pool-list). */
export function PoolPage() {
  const account = useAccount()
  return (
    <PoolFrame>
      {account === null ? <NoAccount /> : <YourPools key={account} account={account} />}
      <ImportLink account={account} />
    </PoolFrame>
  )
}
