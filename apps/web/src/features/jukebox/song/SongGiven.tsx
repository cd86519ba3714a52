import { Icon } from '@musi/ui/Icon'
import { useState } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { latePart } from '#platform/page/loading/latePart.tsx'
import type { GivableSong } from '#platform/tokens/songs/gift/useBudget.ts'
import styles from './SongFrame.module.css'
import { songPageText } from './songPageWords.ts'

const GivenPlays = latePart(async () => (await import('#platform/tokens/songs/gift/GivenPlays.tsx')).GivenPlays)

type Props = { target: GivableSong; isOver: boolean }

/** Lets anybody pay for first plays of the song, and take back what is left (spec: touch.give). */
export function SongGiven({ target, isOver }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (contractOf('welcome') === null) return null
  return (
    <details
      id="song-given"
      className={styles['proof']}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary onPointerEnter={GivenPlays.preload} onFocus={GivenPlays.preload}>
        <b>{songPageText('given')}</b>
        <Icon name="down" />
      </summary>
      {isOpen && <GivenPlays id="song-plays" target={target} isOver={isOver} />}
    </details>
  )
}
