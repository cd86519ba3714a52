import { Suspense, lazy } from 'react'
import { twice } from '../../platform/loading/twice.ts'
import { useAccount } from '../../platform/wallet/useAccount.ts'
import { StatusButton } from './StatusButton.tsx'

const Nothing = () => null

/** Reading the chain is not needed to show the button, so its code comes with the first account; the bar can do without. */
const UniPill = lazy(async () => {
  const loaded = await twice(() => import('../balance/UniPill.tsx')).catch(() => null)
  return { default: loaded?.UniPill ?? Nothing }
})
const NativeBalance = lazy(async () => {
  const loaded = await twice(() => import('./NativeBalance.tsx')).catch(() => null)
  return { default: loaded?.NativeBalance ?? Nothing }
})

export function WalletStatus() {
  const account = useAccount()
  return (
    <>
      {account !== null && (
        <Suspense>
          <UniPill />
          <NativeBalance />
        </Suspense>
      )}
      <StatusButton />
    </>
  )
}
