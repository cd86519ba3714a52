import { useEffect, useState } from 'react'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { storedText } from '#platform/page/storage/storedText.ts'
import { PLAYER_KEY, onPlayerBarWanted } from '#platform/session/player/playerWanted.ts'

const PlayerBar = latePart(async () => (await import('./PlayerBar.tsx')).PlayerBar)

/** Delay after which the page's main content should have loaded. */
const LATER_MS = 1200

/** Loads the player bar once a song was played, now or in an earlier visit (spec: player.late). */
export function PlayerDock() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = storedText(PLAYER_KEY).get() === null ? undefined : setTimeout(() => setWanted(true), LATER_MS)
    const unsubscribe = onPlayerBarWanted(() => setWanted(true))
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [])
  return isWanted ? <PlayerBar /> : null
}
