import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { GiftOffer } from '../gift/GiftOffer.tsx'
import type { Coin } from './useCoin.ts'
import { WaysIn } from './WaysIn.tsx'
import type { WayIn } from './wayIn.ts'

type Props = {
  song: JukeSong
  coin: Coin
  wayIn: WayIn | null
  mayHaveGift: boolean
  onGift: (isOffered: boolean) => void
}

/** Ways to hear a song without a coin: one's holdings, and a first play that the artist pays for. */
export const SlotAside = ({ song, coin, wayIn, mayHaveGift, onGift }: Props) => (
  <>
    {wayIn !== null && <WaysIn wayIn={wayIn} coin={coin} />}
    {mayHaveGift && <GiftOffer song={song} signIn={coin.signIn} onOffered={onGift} />}
  </>
)
