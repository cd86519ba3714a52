import type { ReactNode } from 'react'
import list from '#platform/page/card/List.module.css'
import { t } from '../frame/chartsWords.ts'
import styles from './Made.module.css'

export type Part = { key: string; name: ReactNode; of: ReactNode; value: string | null }

/** What adds up to a figure, and the figure. `all` null: it is no sum. */
export const Parts = ({ parts, all }: { parts: readonly Part[]; all: string | null }) => (
  <ul className={list['list']}>
    {parts.map(({ key, name, of, value }) => (
      <li key={key} className={list['row']}>
        <span className={list['main']}>{name}</span>
        <span className={list['side']}>
          {value !== null && <b className={styles['value']}>{value}</b>}
          {of}
        </span>
      </li>
    ))}
    {all !== null && (
      <li className={list['row']}>
        <b className={list['main']}>{t('made.all')}</b>
        <span className={list['side']}>
          <b className={styles['value']}>{all}</b>
        </span>
      </li>
    )}
  </ul>
)
