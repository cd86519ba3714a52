import { BehindNote } from '../../platform/session/freshness/BehindNote.tsx'
import { useAway } from '../../platform/session/freshness/useAway.ts'
import { t } from './frame/explorerWords.ts'
import styles from './ExplorerPage.module.css'
import { LatestBlocks } from './lists/LatestBlocks.tsx'
import { LatestTransactions } from './lists/LatestTransactions.tsx'
import { SearchBox } from './search/SearchBox.tsx'

/** /explorer */
export function ExplorerPage() {
  const away = useAway()
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p>{t('lead')}</p>
        <SearchBox />
      </header>
      <BehindNote behind={away} what="figures" />
      <div className={styles['columns']} {...(away !== null && { 'data-overdue': '' })}>
        <LatestTransactions />
        <LatestBlocks />
      </div>
    </article>
  )
}
