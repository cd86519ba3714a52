import { Columns } from '@musi/ui/layout/Columns'
import { BehindNote } from '#platform/session/freshness/BehindNote.tsx'
import { useAway } from '#platform/session/freshness/useAway.ts'
import { ExplorerFrame } from './ExplorerFrame.tsx'
import { LatestBlocks } from './lists/LatestBlocks.tsx'
import { LatestTransactions } from './lists/LatestTransactions.tsx'
import { SearchBox } from './search/SearchBox.tsx'

/** /explorer */
export function ExplorerPage() {
  const away = useAway()
  return (
    <ExplorerFrame search={<SearchBox />}>
      <BehindNote behind={away} what="figures" />
      <Columns>
        <LatestTransactions />
        <LatestBlocks />
      </Columns>
    </ExplorerFrame>
  )
}
