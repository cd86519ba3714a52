import { BehindNote } from '../../platform/session/freshness/BehindNote.tsx'
import { useAway } from '../../platform/session/freshness/useAway.ts'
import { ExplorerFrame } from './ExplorerFrame.tsx'
import styles from './ExplorerPage.module.css'
import { LatestBlocks } from './lists/LatestBlocks.tsx'
import { LatestTransactions } from './lists/LatestTransactions.tsx'
import { SearchBox } from './search/SearchBox.tsx'

/** /explorer */
export function ExplorerPage() {
  const away = useAway()
  return (
    <ExplorerFrame search={<SearchBox />}>
      <BehindNote behind={away} what="figures" />
      <div className={styles['columns']}>
        <LatestTransactions />
        <LatestBlocks />
      </div>
    </ExplorerFrame>
  )
}
