import { Icon } from '@musi/ui/Icon'
import type { ReactNode } from 'react'
import styles from './SongFrame.module.css'
import { songPageText } from './songPageWords.ts'

type Props = { isUncertified: boolean; summary: string; left: ReactNode; right: ReactNode }

/**
 * Proof of the recording, collapsed; expanded if it differs from what the artist registered (spec: songs.certified).
 */
export const SongProof = ({ isUncertified, summary, left, right }: Props) => (
  <details id="song-proof" className={styles['proof']} open={isUncertified}>
    <summary>
      <b>{songPageText('proof')}</b> <span>{summary}</span>
      <Icon name="down" />
    </summary>
    <div className={styles['columns']}>
      <div>{left}</div>
      <div>{right}</div>
    </div>
  </details>
)
