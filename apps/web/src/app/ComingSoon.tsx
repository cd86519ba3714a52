import { Button } from '@musi/ui/controls/Button'
import { useEffect, useRef } from 'react'
import { Disc } from '../platform/page/artwork/Disc.tsx'
import styles from './ComingSoon.module.css'
import { lateAppText } from './chunkWords.ts'

export function ComingSoon({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      id="coming-soon-overlay"
      className={styles['overlay']}
      aria-labelledby="coming-soon-text"
      onClose={onClose}
    >
      <div className={styles['middle']}>
        <span className={styles['disc']}>
          <Disc turning />
        </span>
        <p id="coming-soon-text" className={styles['text']}>
          {lateAppText('comingSoon')}
        </p>
        <Button id="coming-soon-close" kind="primary" size="large" onClick={() => dialog.current?.close()}>
          {lateAppText('close')}
        </Button>
      </div>
    </dialog>
  )
}
