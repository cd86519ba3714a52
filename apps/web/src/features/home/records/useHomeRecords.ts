import { useState } from 'react'
import { type Answer, useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { secondsNow } from '#platform/session/chain/chainClock.ts'
import type { ArtistMarket } from '#platform/tokens/artists/useArtistMarket.ts'
import type { HomeSongs } from './fetchHomeSongs.ts'
import { type HomeRecords, homeRecords } from './homeRecords.ts'
import { sampleState } from './sampleState.ts'

const RETRY_MS = 3000

const retryDelayMs = (answer: Answer<HomeSongs>): number | null =>
  whileAway(answer) ?? (answer.kind === 'ready' && answer.value.isAway ? RETRY_MS : null)

/** Home's records, chosen once so that none changes while it is shown or played; null until they are read. */
export function useHomeRecords(market: ArtistMarket): HomeRecords | null {
  const [chosen, setChosen] = useState<{ records: HomeRecords; isAway: boolean } | null>(null)
  // Loaded after the page is shown, because the bundled songs are as large as the rest of Home.
  const load = async () => (await import('./fetchHomeSongs.ts')).fetchHomeSongs()
  const answer = useAnswer('home-songs', load, null, retryDelayMs)
  if (answer.kind === 'ready' && market.kind !== 'reading') {
    const { songs } = answer.value
    const isAway = answer.value.isAway || market.kind === 'failed'
    // Records chosen while the server did not answer are replaced once it does, unless one is
    // playing.
    const mustChoose = chosen === null || (chosen.isAway && !isAway && sampleState.get().phase === 'rest')
    if (mustChoose) {
      const tokens = market.kind === 'read' ? market.artists.map(({ artist }) => artist.token.address) : []
      const records = homeRecords({ songs, tokens, chainSeconds: secondsNow() })
      if (records !== null) setChosen({ records, isAway })
    }
  }
  return chosen?.records ?? null
}
