import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { useState } from 'react'
import { currentDemoWallet } from '#platform/session/wallet/demoQuestions.ts'
import { DemoAccounts } from './demo/DemoAccounts.tsx'
import { walletText } from './walletWords.ts'

/** Switches between the demo wallet's accounts, for trying out several roles. */
export function SwitchDemoAccount({ account }: { account: Address }) {
  const [open, setOpen] = useState(false)
  const demo = currentDemoWallet()
  if (demo === null) return null
  return (
    <>
      <Button
        id="switch-demo-account"
        block
        aria-expanded={open}
        aria-controls={open ? 'demo-accounts' : undefined}
        onClick={() => setOpen(!open)}
      >
        {walletText('switchAccount')}
      </Button>
      {open && <DemoAccounts accounts={demo.accounts} chosen={account} choose={demo.switchTo} />}
    </>
  )
}
