import type { Address } from '@musi/domain/address'
import { BehindNote } from '../../platform/session/freshness/BehindNote.tsx'
import { useAway } from '../../platform/session/freshness/useAway.ts'
import { useAccount } from '../../platform/session/wallet/useAccount.ts'
import { AccountDeeds } from './deeds/AccountDeeds.tsx'
import { Statement } from './deeds/Statement.tsx'
import { AccountPools } from './holdings/AccountPools.tsx'
import { AccountRewards } from './holdings/AccountRewards.tsx'
import { Balances } from './holdings/Balances.tsx'
import { useHoldings } from './holdings/useHoldings.ts'
import { AccountPieces } from './music/AccountPieces.tsx'
import { AccountSongs } from './music/AccountSongs.tsx'
import { WorthOverTime } from './worth/WorthOverTime.tsx'
import styles from './frame/Account.module.css'
import { AccountHead } from './AccountHead.tsx'

/** Everything of one account: on a wide window what it has beside what it did. */
export function AccountScreen({ address }: { address: Address }) {
  const isOwn = useAccount() === address
  const away = useAway()
  const holdings = useHoldings(address)
  return (
    <article id="account-page" className={styles['page']} {...(away !== null && { 'data-overdue': '' })}>
      <AccountHead address={address} isOwn={isOwn} holdings={holdings} />
      <BehindNote behind={away} what="figures" />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <Balances holdings={holdings} isOwn={isOwn} />
          <WorthOverTime account={address} />
          <AccountDeeds account={address} />
        </div>
        <div className={styles['column']}>
          <AccountPools account={address} isOwn={isOwn} />
          <AccountRewards account={address} isOwn={isOwn} />
          <AccountPieces account={address} />
          <AccountSongs artist={address} />
          <Statement account={address} />
        </div>
      </div>
    </article>
  )
}
