import { latePart } from '#platform/page/loading/latePart.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { StatusButton } from './StatusButton.tsx'

const Nothing = () => null

/** Loaded with the first account, because the button does not need chain reads; the bar works without them. */
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
