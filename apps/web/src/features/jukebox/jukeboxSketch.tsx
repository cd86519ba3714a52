import { playTimeText } from '@musi/domain/music/playTimeText'
import { buttonClass } from '@musi/ui/controls/Button'
import type { ReactNode } from 'react'
import { SlotFrame } from './coin/SlotFrame.tsx'
import { ListFrame, SongRows } from './list/ListFrame.tsx'
import { RowPlaceholders } from './list/RowFrame.tsx'
import { FIRST_TABLE, rowCounts } from './list/songTable.ts'
import { costFigure } from '#platform/tokens/songs/costFigure.ts'
import { jukeboxText } from './songs/jukeboxWords.ts'
import { sampleSongs } from '#platform/tokens/songs/sampleSongs.ts'
import { StageFrame } from './stage/StageFrame.tsx'
import { JukeboxFrame } from './frame/JukeboxFrame.tsx'

type Parts = Readonly<Record<'button' | 'square' | 'field' | 'wave', ReactNode>>

/** The jukebox before the chain's songs are read (app/sketch); the bundled songs are part of the app. */
export function jukeboxSketch({ button, square, field, wave }: Parts) {
  const samples = sampleSongs()
  const rows = rowCounts(FIRST_TABLE, { isReading: true, matches: 0 })
  const [first] = samples
  if (first === undefined) return null
  const { song_title: title, artist_name: artist, exclusive, track } = first
  return (
    <JukeboxFrame
      stage={
        <>
          <StageFrame
            record={square}
            part="preview"
            title={title}
            artist={artist}
            isExclusive={exclusive === 'true'}
            wave={wave}
            times={
              <>
                <span>{playTimeText(0)}</span>
                <span>{playTimeText(track.seconds)}</span>
              </>
            }
            controls={button}
          />
          <SlotFrame
            words={
              <>
                <span className={buttonClass({ kind: 'primary', size: 'large', block: true })}>
                  {jukeboxText('insert', { cost: costFigure(first, null) ?? '', artist })}
                </span>
                <p>{jukeboxText('insert.free')}</p>
              </>
            }
          />
        </>
      }
    >
      <ListFrame tools={field}>
        <SongRows view="wall">
          <RowPlaceholders count={rows.placeholders} />
        </SongRows>
      </ListFrame>
    </JukeboxFrame>
  )
}
