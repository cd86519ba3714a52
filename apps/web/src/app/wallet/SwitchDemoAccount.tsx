import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { useFold } from '@musi/ui/useFold'
import { currentDemoWallet } from '#platform/session/wallet/demoQuestions.ts'
import { DemoAccounts } from './demo/DemoAccounts.tsx'
import { walletText } from './walletWords.ts'

/** Switches between the demo wallet's accounts, for trying out several roles. */
export function SwitchDemoAccount({ account }: { account: Address }) {
  const { isOpen, partId, button } = useFold()
  const demo = currentDemoWallet()
  if (demo === null) return null
  return (
    <>
      <Button id="switch-demo-account" block {...button}>
        {walletText('switchAccount')}
      </Button>
      {isOpen && (
        <div id={partId}>
          <DemoAccounts accounts={demo.accounts} chosen={account} choose={demo.switchTo} />
        </div>
      )}
    </>
  )
}
