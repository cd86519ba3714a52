import type { Address } from '@musi/domain/address'
import { useState } from 'react'
import type { SongAct } from '../acts/songActs.ts'
import { RegisterStep } from '../publish/RegisterStep.tsx'
import type { OwnSong } from '../publish/studioApi.ts'
import { SongEarnings } from '../shares/SongEarnings.tsx'
import { SupportersText } from '../terms/SupportersText.tsx'
import { DeleteSong } from './DeleteSong.tsx'
import { EditSong } from './EditSong.tsx'
import styles from './Own.module.css'
import { SongStanding } from './SongStanding.tsx'

type Props = {
  id: string
  jukebox: Address
  account: Address
  song: OwnSong
  onAct: (act: SongAct) => void
  onChanged: () => void
  onDeleted: (title: string) => void
}

/** Everything that can be done with a song of one's own: what it earns, its texts, its price, its end (spec: studio.own). */
export function ManageSong({ id, jukebox, account, song, onAct, onChanged, onDeleted }: Props) {
  // What is just being registered is shown to its end.
  const [wasDraft] = useState(song.stage === 'draft')
  const { stage, isWithdrawn, registered, supporters } = song
  const isToCome = stage === 'draft' || stage === 'supporters'
  return (
    <div className={styles['manage']}>
      {isToCome && supporters.length > 0 && (
        <p className={styles['note']}>
          <SupportersText keys={supporters} />
        </p>
      )}
      {wasDraft && !isWithdrawn && (
        <RegisterStep
          {...{ jukebox, account, song }}
          isRegistered={stage !== 'draft'}
          startsAt="own-songs"
          onRegistered={onChanged}
        />
      )}
      {registered !== null && <SongEarnings id={id} song={song.song} />}
      <EditSong key={song.song} {...{ id, song, onChanged }} />
      {registered !== null && stage !== 'retired' && (
        <SongStanding key={registered.cost} {...{ id, jukebox, account, song, onAct }} />
      )}
      <DeleteSong {...{ id, song, onDeleted }} />
    </div>
  )
}
