import type { Address } from '@musi/domain/address'
import { useEffect, useEffectEvent } from 'react'
import { playerActs } from '#platform/session/player/player.ts'
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
  const close = () => {
    session.close()
    onClose()
  }
  const open = useEffectEvent(() => pay.open(first))
  useEffect(() => {
    open()
  }, [])
  // Signed in, it turns out that nothing has to be paid: it was before, or it is the artist's own. Nobody pays twice (case 98).
  const isFree = coin.state.kind === 'granted' && session.review.step === 'confirm'
  const playAtOnce = useEffectEvent(() => {
    close()
    playerActs.begin(first.song, 'full')
  })
  useEffect(() => {
    if (isFree) playAtOnce()
  }, [isFree])
  return <PaySheet coin={coin} pay={{ ...pay, session: { ...session, close } }} artistAccount={artistAccount} />
}
