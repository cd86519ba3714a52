import type { Address } from '@musi/domain/address'
import { ConnectButton } from '../../platform/session/wallet/ConnectButton.tsx'
import { useAccount } from '../../platform/session/wallet/useAccount.ts'
import page from '../../platform/page/card/CardPage.module.css'
import styles from './known/ApprovalsPage.module.css'
import { KnownApprovals } from './known/KnownApprovals.tsx'
import { SpenderLookup } from './known/SpenderLookup.tsx'
import { t } from './list/approvalsWords.ts'

/** What the account has allowed others to take, and the way to end it (spec: approvals.open, approvals.revoke). */
export function ApprovalsPage() {
  const account = useAccount()
  return (
    <section id="approvals-page" className={page['page']} aria-labelledby="approvals-title">
      <header className={styles['head']}>
        <h1 id="approvals-title" tabIndex={-1}>
          {t('title')}
        </h1>
        <p>{t('lead')}</p>
      </header>
      {account === null ? <Unconnected /> : <Approvals key={account} owner={account} />}
    </section>
  )
}

const Unconnected = () => (
  <div className={styles['card']}>
    <p>{t('connectFirst')}</p>
    <ConnectButton />
  </div>
)

const Approvals = ({ owner }: { owner: Address }) => (
  <>
    <KnownApprovals owner={owner} />
    <SpenderLookup owner={owner} />
  </>
)
