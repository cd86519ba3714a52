import { ArtistSleeve } from './ArtistSleeve.tsx'
import { Community } from './Community.tsx'
import { Crate } from './Crate.tsx'
import { Evolution } from './Evolution.tsx'
import { Hero } from './Hero.tsx'
import { LiveStrip } from './LiveStrip.tsx'
import { Onward } from './Onward.tsx'
import { ParallaxNotes } from './ParallaxNotes.tsx'

export function HomePage() {
  return (
    <>
      <ParallaxNotes />
      <Hero sleeve={<ArtistSleeve />} />
      <LiveStrip />
      <Community />
      <Crate />
      <Evolution />
      <Onward />
    </>
  )
}
