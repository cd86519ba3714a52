import type { ReactNode } from 'react'
import styles from './AccountFrame.module.css'
import { t } from './accountWords.ts'

type Props = {
  picture: ReactNode
  /** Beside what it is: whose, and by which name. */
  more?: ReactNode
  title: ReactNode
  address: ReactNode
  worth: ReactNode
}

/** Who it is, and what is in the wallet; each in its place before it is known. */
export const HeadFrame = ({ picture, more, title, address, worth }: Props) => (
  <header className={styles['head']}>
    <span className={styles['picture']}>{picture}</span>
    <div className={styles['name']}>
      <p className={styles['kind']}>
        {t('kind')}
        {more}
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      {address}
    </div>
    <div className={styles['worth']}>
      <span className={styles['kind']}>{t('wallet')}</span>
      {worth}
      <small>{t('walletNote')}</small>
    </div>
  </header>
)
