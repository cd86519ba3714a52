import type { Address } from '@musi/domain/address'
import { useEffect, useEffectEvent } from 'react'
import { PaySheet } from './PaySheet.tsx'
import type { PlayAct } from './playIntent.ts'
import type { Coin } from './useCoin.ts'
import { usePay } from './usePay.ts'

type Props = {
  coin: Coin
  jukebox: Address
  /** What was pressed for. */
  first: PlayAct
  artistAccount: Address | null
  onClose: () => void
}

/** Everything that paying needs, loaded with the first coin. */
export function PayDialog({ coin, jukebox, first, artistAccount, onClose }: Props) {
  const pay = usePay(jukebox, coin)
  const { session } = pay
  const open = useEffectEvent(() => pay.open(first))
  useEffect(() => {
    open()
  }, [])
  const close = () => {
    session.close()
    onClose()
  }
  return <PaySheet coin={coin} pay={{ ...pay, session: { ...session, close } }} artistAccount={artistAccount} />
}
