import { songFilter } from '@musi/domain/music/song-list/songFilter'
import { orderedSongs } from '@musi/domain/music/song-list/songOrder'
import { currentTrack } from '@musi/domain/player/playerState'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { playerActs } from '#platform/session/player/player.ts'
import { usePlayerOf } from '#platform/session/player/usePlayer.ts'
import { CoinSlot } from './coin/CoinSlot.tsx'
import { JukeboxFrame } from './frame/JukeboxFrame.tsx'
import { SongList } from './list/SongList.tsx'
import { FIRST_TABLE, songTable } from './list/songTable.ts'
import { useSongs } from '#platform/tokens/songs/useSongs.ts'
import { Stage } from './stage/Stage.tsx'

/** The jukebox: what is on, the coin slot, and the crate (spec: songs.page). */
export function JukeboxPage() {
  const songs = useSongs()
  const [table, dispatch] = useReducer(songTable, FIRST_TABLE)
  const ordered = orderedSongs(songs.songs, table.order)
  const matches = songFilter(ordered, table.search)
  const order = ordered.map(({ id, track }) => `${id} ${track.whole?.address ?? ''}`).join('\n')
  // The player has all of them, in the order of the list; the search looks through the rows alone.
  const queue = useEffectEvent(() => playerActs.queue(ordered.map(({ track }) => track)))
  useEffect(() => {
    queue()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [order])
  const on = usePlayerOf((player) => currentTrack(player)?.id ?? null)
  const song = songs.songs.find(({ id }) => id === on) ?? ordered[0]
  return (
    <JukeboxFrame
      stage={
        song === undefined ? null : (
          <>
            <Stage song={song} />
            <CoinSlot key={song.id} song={song} />
          </>
        )
      }
    >
      <SongList songs={songs} matches={matches} table={table} onChange={dispatch} />
    </JukeboxFrame>
  )
}
