import type { Address } from '@musi/domain/address'
import { Columns } from '@musi/ui/layout/Columns'
import { ConnectButton } from '#platform/session/wallet/ConnectButton.tsx'
import { Unconnected } from '#platform/session/wallet/Unconnected.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { ApprovalsFrame } from './ApprovalsFrame.tsx'
import panel from '#platform/page/card/Card.module.css'
import { KnownApprovals } from './known/KnownApprovals.tsx'
import styles from './known/ApprovalsPage.module.css'
import { SpenderLookup } from './known/SpenderLookup.tsx'
import { approvalsText } from './list/approvalsWords.ts'

/** The account's open approvals, with buttons to revoke them (spec: approvals.open, approvals.revoke). */
export function ApprovalsPage() {
  const account = useAccount()
  return (
    <ApprovalsFrame>{account === null ? <NoAccount /> : <Approvals key={account} owner={account} />}</ApprovalsFrame>
  )
}

const NoAccount = () => (
  <div className={`${panel['snug']} ${styles['none']}`}>
    <Unconnected>
      <p>{approvalsText('connectFirst')}</p>
      <ConnectButton />
    </Unconnected>
  </div>
)

const Approvals = ({ owner }: { owner: Address }) => (
  <Columns>
    <KnownApprovals owner={owner} />
    <SpenderLookup owner={owner} />
  </Columns>
)
