import type { ReactNode } from 'react'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import card from '#platform/page/card/Page.module.css'
import { explorerText } from './explorerWords.ts'
import styles from './Screen.module.css'

type Props = {
  /** Kind of the subject, shown above its name. */
  kind: string
  title: ReactNode
  /** Shown beside the kind. */
  mark?: ReactNode
  picture?: ReactNode
  children: ReactNode
}

/** A page of the explorer: link to its front page, kind, title, and content. */
export function Screen({ kind, title, mark, picture, children }: Props) {
  const away = useRpcOutage()
  return (
    <article className={card['widePage']}>
      <header className={styles['head']}>
        {picture !== undefined && <span className={styles['picture']}>{picture}</span>}
        <Stack gap={3} shrinks>
          <Cluster as="p" gap={2} center tone="muted" size={14} weight={560}>
            <Link to="/explorer" className={`${styles['up']} touch-target`}>
              {explorerText('title')}
            </Link>
            <span aria-hidden="true">/</span>
            <span>{kind}</span>
            {mark}
          </Cluster>
          <Text as="h1" size="name" tabIndex={-1} className={styles['title']}>
            {title}
          </Text>
        </Stack>
      </header>
      <StalenessNote staleness={away} what="figures" />
      {children}
    </article>
  )
}
