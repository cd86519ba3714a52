import type { ReactNode } from 'react'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import list from '#platform/page/card/List.module.css'
import { t } from '../frame/chartsWords.ts'

export type Part = { key: string; name: ReactNode; of: ReactNode; value: string | null }

/** What adds up to a figure, and the figure. `all` null: it is no sum. */
export const Parts = ({ parts, all }: { parts: readonly Part[]; all: string | null }) => (
  <Stack as="ul">
    {parts.map(({ key, name, of, value }) => (
      <li key={key} className={list['row']}>
        <span className={list['main']}>{name}</span>
        <span className={list['side']}>
          {value !== null && (
            <Text as="b" tone="strong" figures>
              {value}
            </Text>
          )}
          {of}
        </span>
      </li>
    ))}
    {all !== null && (
      <li className={list['row']}>
        <b className={list['main']}>{t('made.all')}</b>
        <span className={list['side']}>
          <Text as="b" tone="strong" figures>
            {all}
          </Text>
        </span>
      </li>
    )}
  </Stack>
)
