import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Cluster } from '@musi/ui/layout/Stack'
import { useFold } from '@musi/ui/useFold'
import type { ReactNode } from 'react'
import { currentDemoWallet } from '#platform/session/wallet/demoQuestions.ts'
import { DemoAccounts } from './demo/DemoAccounts.tsx'
import { walletText } from './walletWords.ts'

/** The account, with a switch between those of the demo wallet, for trying out several roles. */
export function SwitchDemoAccount({ account, children }: { account: Address; children: ReactNode }) {
  const { isOpen, partId, button } = useFold()
  const demo = currentDemoWallet()
  if (demo === null) return children
  return (
    <>
      <Cluster gap={2} center apart>
        {children}
        <Button id="switch-demo-account" size="small" {...button}>
          {walletText('switchAccount')}
        </Button>
      </Cluster>
      {isOpen && (
        <div id={partId}>
          <DemoAccounts accounts={demo.accounts} chosen={account} choose={demo.switchTo} />
        </div>
      )}
    </>
  )
}
