import { Columns } from '@musi/ui/layout/Columns'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { ExplorerFrame } from './ExplorerFrame.tsx'
import { LatestBlocks } from './lists/LatestBlocks.tsx'
import { LatestTransactions } from './lists/LatestTransactions.tsx'
import { SearchBox } from './search/SearchBox.tsx'

/** /explorer */
export function ExplorerPage() {
  const away = useRpcOutage()
  return (
    <ExplorerFrame search={<SearchBox />}>
      <StalenessNote staleness={away} what="figures" />
      <Columns>
        <LatestTransactions />
        <LatestBlocks />
      </Columns>
    </ExplorerFrame>
  )
}
