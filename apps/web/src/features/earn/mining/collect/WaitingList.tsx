import { type Token, amountOf } from '@musi/domain/currency'
import type { ReactNode } from 'react'
import { amountText } from '#platform/page/money/amountText.ts'
import { t } from '../miningWords.ts'
import { pairText } from '../PairName.tsx'
import styles from './Collect.module.css'
import { type Waiting, waitingKey } from './collectIntent.ts'

const DIGITS = 6

const waitingName = (waiting: Waiting): string =>
  waiting.kind === 'rewards' ? pairText(waiting.pool.currencies) : t('collect.airdrop')

type Props = {
  uni: Token
  all: readonly Waiting[]
  /** What has become of one of them. */
  stateOf?: (waiting: Waiting) => ReactNode
}

/** Where it waits, and how much of it. */
export const WaitingList = ({ uni, all, stateOf }: Props) => (
  <ul className={styles['waiting']}>
    {all.map((waiting) => (
      <li key={waitingKey(waiting)}>
        <span>{waitingName(waiting)}</span>
        <span className={styles['amount']}>{amountText(amountOf(uni, waiting.amount), DIGITS)}</span>
        {stateOf !== undefined && <span className={styles['state']}>{stateOf(waiting)}</span>}
      </li>
    ))}
  </ul>
)
