import { t } from './explorerWords.ts'
import styles from './ExplorerPage.module.css'
import { LatestBlocks } from './LatestBlocks.tsx'
import { LatestTransactions } from './LatestTransactions.tsx'
import { SearchBox } from './SearchBox.tsx'

/** /explorer */
export function ExplorerPage() {
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p>{t('lead')}</p>
        <SearchBox />
      </header>
      <div className={styles['columns']}>
        <LatestTransactions />
        <LatestBlocks />
      </div>
    </article>
  )
}
