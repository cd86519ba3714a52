import { latePart } from '../../../platform/page/loading/latePart.tsx'
import { useAccount } from '../../../platform/session/wallet/useAccount.ts'
import { StatusButton } from './StatusButton.tsx'

const Nothing = () => null

/** Reading the chain is not needed to show the button, so its code comes with the first account; the bar can do without. */
const UniPill = latePart(async () => (await import('../../balance/UniPill.tsx')).UniPill, { Missing: Nothing })
const NativeBalance = latePart(async () => (await import('./NativeBalance.tsx')).NativeBalance, { Missing: Nothing })

export function WalletStatus() {
  const account = useAccount()
  return (
    <>
      {account !== null && (
        <>
          <UniPill />
          <NativeBalance />
        </>
      )}
      <StatusButton />
    </>
  )
}
