import { Button } from '@musi/ui/Button'
import { useState } from 'react'
import { Sleeve } from '../../platform/page/artwork/Sleeve.tsx'
import { useHeads } from '../../platform/session/chain/useHeads.ts'
import { numberText } from '../../platform/page/i18n/numberText.ts'
import { t } from './homeWords.ts'
import styles from './PressedSleeve.module.css'

type Pressing = { number: number; hash: string; take: number }

const caption = (pressing: Pressing | null) => {
  if (pressing === null) return t('cover.waiting')
  const number = numberText(pressing.number)
  return pressing.take === 1 ? t('cover.cut', { number }) : t('cover.take', { number, take: pressing.take })
}

/** Artwork drawn from the hash of the newest block; a button draws it again. */
export function PressedSleeve() {
  const { head } = useHeads()
  const [pressing, setPressing] = useState<Pressing | null>(null)
  if (pressing === null && head !== null) setPressing({ number: head.number, hash: head.hash, take: 1 })

  const drawAnother = () => {
    if (head === null) return
    const take = pressing?.hash === head.hash ? pressing.take + 1 : 1
    setPressing({ number: head.number, hash: head.hash, take })
  }

  const seed = pressing === null ? 'musi' : `${pressing.hash}${pressing.take === 1 ? '' : pressing.take}`
  return (
    <div className={styles['pressing']}>
      <div key={seed} className={styles['sleeve']}>
        <Sleeve seed={seed} turning disc="out" />
      </div>
      <div className={styles['chip']}>
        <output>{caption(pressing)}</output>
        <Button size="small" onClick={drawAnother} disabled={head === null}>
          {t('cover.another')}
        </Button>
      </div>
    </div>
  )
}
