import type { ReactNode } from 'react'
import { Cluster } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { useApiOutage } from '#platform/session/freshness/useOutage.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { WidePage } from '#platform/page/card/WidePage.tsx'
import styles from './Detail.module.css'
import { chartsText } from './chartsWords.ts'

type Props = { kind: string; title: ReactNode; picture?: ReactNode; actions?: ReactNode; children?: ReactNode }

/** The page of one token or pool: back link, name, actions and figures. */
export function Detail({ kind, title, picture, actions, children }: Props) {
  const unserved = useApiOutage()
  return (
    <WidePage id="charts-detail">
      <header className={styles['head']}>
        {picture !== undefined && <span className={styles['picture']}>{picture}</span>}
        <div className={styles['name']}>
          <Cluster as="p" gap={2} center tone="muted" size={14} weight={560}>
            <Link to="/charts" className={`${styles['up']} touch-target`}>
              {chartsText('title')}
            </Link>
            <span aria-hidden="true">/</span>
            <span>{kind}</span>
          </Cluster>
          <Text as="h1" size="name" tabIndex={-1}>
            {title}
          </Text>
        </div>
        {actions !== undefined && <Cluster gap={3}>{actions}</Cluster>}
      </header>
      <StalenessNote staleness={unserved} what="figures" />
      {children}
    </WidePage>
  )
}
