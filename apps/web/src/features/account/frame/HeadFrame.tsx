import type { ReactNode } from 'react'
import { Cluster } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import styles from './AccountFrame.module.css'
import { accountPageText } from './accountWords.ts'

type Props = {
  picture: ReactNode
  /** Owner and name, beside the kind. */
  more?: ReactNode
  title: ReactNode
  address: ReactNode
  worth: ReactNode
}

/** Name and worth of the wallet, with space reserved before they are known. */
export const HeadFrame = ({ picture, more, title, address, worth }: Props) => (
  <header className={styles['head']}>
    <span className={styles['picture']}>{picture}</span>
    <div className={styles['name']}>
      <Cluster as="p" gap={2} nowrap center tone="muted" size={14} weight={560} shrinks>
        {accountPageText('kind')}
        {more}
      </Cluster>
      <Text as="h1" size="name" tabIndex={-1}>
        {title}
      </Text>
      {address}
    </div>
    <div className={styles['worth']}>
      <Cluster as="span" gap={2} nowrap center tone="muted" size={14} weight={560} shrinks>
        {accountPageText('wallet')}
      </Cluster>
      {worth}
      <Note as="small">{accountPageText('walletNote')}</Note>
    </div>
  </header>
)
