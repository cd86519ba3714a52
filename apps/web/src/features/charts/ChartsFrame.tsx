import { Stack } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import { Text } from '@musi/ui/Text'
import { WidePage } from '#platform/page/card/WidePage.tsx'
import styles from './ChartsFrame.module.css'
import { chartsText } from './frame/chartsWords.ts'

/** Layout before anything is read. The build also renders it into the served page (app/sketch). */
export const ChartsFrame = ({ children }: { children?: ReactNode }) => (
  <WidePage id="charts-page">
    <Stack as="header" gap={2}>
      <h1 tabIndex={-1}>{chartsText('title')}</h1>
      <Text tone="muted" className={styles['lead']}>
        {chartsText('lead')}
      </Text>
    </Stack>
    {children}
  </WidePage>
)
