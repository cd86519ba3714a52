import type { Address } from '@musi/domain/address'
import { Stack } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import { config, contractOf } from '#platform/page/config/config.ts'
import { GivenPlays } from '#platform/tokens/songs/gift/GivenPlays.tsx'
import { givenText } from '#platform/tokens/songs/gift/givenWords.ts'
import type { SongAct } from '../acts/songActIntent.ts'
import { RegisterStep } from '../publish/RegisterStep.tsx'
import type { OwnSong } from '../publish/studioApi.ts'
import { SongEarnings } from '../shares/SongEarnings.tsx'
import { DeleteSong } from './DeleteSong.tsx'
import { DraftPart } from './DraftPart.tsx'
import { EditSong } from './EditSong.tsx'
import styles from './Own.module.css'
import { PriceAndRetirement } from './PriceAndRetirement.tsx'
import { SupportersPart } from './SupportersPart.tsx'

type Props = {
  id: string
  account: Address
  song: OwnSong
  onAct: (act: SongAct) => void
  onChanged: (song: OwnSong) => void
  onRegistered: () => void
  onDeleted: (title: string) => void
}

/** Controls of one of the account's songs: earnings, texts, price, retirement, deletion (spec: studio.own). */
export function ManageSong({ id, account, song, onAct, onChanged, onRegistered, onDeleted }: Props) {
  // The registration step stays visible after the song is registered.
  const [wasDraft] = useState(song.stage === 'draft')
  const { stage, isWithdrawn, registered } = song
  const isDraft = stage === 'draft'
  return (
    <Stack gap={4} className={styles['manage']}>
      {isDraft && !isWithdrawn && <DraftPart {...{ id, account, song, onChanged }} />}
      {wasDraft && !isWithdrawn && (
        <div className={styles['part']}>
          <RegisterStep {...{ account, song, onRegistered }} isRegistered={!isDraft} returnFocusId="own-songs" />
        </div>
      )}
      {(stage === 'scheduled' || stage === 'supporters') && <SupportersPart {...{ id, song, onChanged }} />}
      {registered !== null && <SongEarnings id={id} song={song.song} />}
      {registered !== null && contractOf('welcome') !== null && (
        <section className={styles['part']} aria-labelledby={`${id}-plays`}>
          <h4 id={`${id}-plays`}>{givenText('title')}</h4>
          <GivenPlays
            id={id}
            target={{ song: song.song, jukebox: song.jukebox, title: song.song_title, picture: song.artwork }}
            isOver={isWithdrawn || !config().relays}
          />
        </section>
      )}
      <EditSong key={song.song} {...{ id, song, onChanged }} />
      {registered !== null && stage !== 'retired' && (
        <PriceAndRetirement key={registered.cost} {...{ id, account, song, onAct }} />
      )}
      <DeleteSong {...{ id, song, onDeleted }} />
    </Stack>
  )
}
