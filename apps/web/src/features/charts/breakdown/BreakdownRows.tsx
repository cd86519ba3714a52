import type { ReactNode } from 'react'
import { Rows } from '@musi/ui/layout/Rows'
import { Cluster } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import list from '#platform/page/card/List.module.css'
import { chartsText } from '../frame/chartsWords.ts'

export type Part = { key: string; name: ReactNode; of: ReactNode; value: string | null }

/** The parts of a figure and their sum. `all` is null if it is not a sum. */
export const BreakdownRows = ({ parts, all }: { parts: readonly Part[]; all: string | null }) => (
  <Rows>
    {parts.map(({ key, name, of, value }) => (
      <Cluster as="li" key={key} gap={4} nowrap center shrinks className={list['row']}>
        <span className={list['main']}>{name}</span>
        <span className={list['side']}>
          {value !== null && (
            <Text as="b" tone="strong" figures>
              {value}
            </Text>
          )}
          {of}
        </span>
      </Cluster>
    ))}
    {all !== null && (
      <Cluster as="li" gap={4} nowrap center shrinks className={list['row']}>
        <b className={list['main']}>{chartsText('made.all')}</b>
        <span className={list['side']}>
          <Text as="b" tone="strong" figures>
            {all}
          </Text>
        </span>
      </Cluster>
    )}
  </Rows>
)
