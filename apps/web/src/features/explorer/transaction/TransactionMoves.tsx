import type { ExplainedTransaction } from '@musi/chain/explain/explainTransaction'
import { Empty } from '@musi/ui/layout/Empty'
import { Section } from '#platform/page/card/Section.tsx'
import { Moves } from '#platform/tokens/story/Moves.tsx'
import { explorerText } from '../frame/explorerWords.ts'

/** Transfers with sender and receiver. */
export function TransactionMoves({ explained: { movements } }: { explained: ExplainedTransaction }) {
  return (
    <Section title={explorerText('tx.moved')}>
      {movements.length === 0 ? <Empty>{explorerText('tx.movedNone')}</Empty> : <Moves movements={movements} />}
    </Section>
  )
}
