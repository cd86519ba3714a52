import { useArtistMarket } from '#platform/tokens/artists/useArtistMarket.ts'
import { Community } from './Community.tsx'
import { Evolution } from './Evolution.tsx'
import { Hero } from './Hero.tsx'
import { LiveStrip } from './LiveStrip.tsx'
import { Onward } from './Onward.tsx'
import { ParallaxNotes } from './ParallaxNotes.tsx'
import { Crate } from './records/Crate.tsx'
import { useHomeRecords } from './records/useHomeRecords.ts'

export function HomePage() {
  const market = useArtistMarket()
  const records = useHomeRecords(market)
  return (
    <>
      <ParallaxNotes />
      <Hero records={records} market={market} />
      <LiveStrip market={market} />
      <Crate records={records} market={market} />
      <Community />
      <Onward />
      <Evolution />
    </>
  )
}
