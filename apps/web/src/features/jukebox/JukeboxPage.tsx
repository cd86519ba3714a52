import { songQueue, songSections } from '@musi/domain/music/song-list/songSections'
import { currentTrack } from '@musi/domain/player/playerState'
import { useDeferredValue, useEffect, useEffectEvent, useReducer } from 'react'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { playerActs } from '#platform/session/player/player.ts'
import { usePlayerOf } from '#platform/session/player/usePlayer.ts'
import { CoinSlot } from './coin/CoinSlot.tsx'
import { JukeboxFrame } from './frame/JukeboxFrame.tsx'
import { SongList } from './list/SongList.tsx'
import { FIRST_TABLE, songTableReducer } from './list/songTable.ts'
import { useSongs } from '#platform/tokens/songs/useSongs.ts'
import { Stage } from './stage/Stage.tsx'

/** The jukebox page: the current song, the coin slot and the song list (spec: songs.page). */
export function JukeboxPage() {
  const songs = useSongs()
  const [table, dispatch] = useReducer(songTableReducer, FIRST_TABLE)
  const { head } = useHeads()
  const sections = songSections(songs.songs, {
    order: table.order,
    nowSeconds: head?.timeSeconds ?? null,
    isReading: songs.isReading,
  })
  const orderedSongs = songQueue(sections)
  const queueKey = orderedSongs.map(({ id, track }) => `${id} ${track.whole?.address ?? ''}`).join('\n')
  // The player's queue has all songs in list order; the search does not change it.
  const queue = useEffectEvent(() => playerActs.queue(orderedSongs.map(({ track }) => track)))
  useEffect(() => {
    queue()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [queueKey])
  // Deferred, so that the next song starts before its picture is rendered.
  const currentId = useDeferredValue(usePlayerOf((player) => currentTrack(player)?.id ?? null))
  const song = songs.songs.find(({ id }) => id === currentId) ?? orderedSongs[0]
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
      <SongList songs={songs} sections={sections} table={table} onChange={dispatch} />
    </JukeboxFrame>
  )
}
