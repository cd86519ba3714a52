import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { More } from '@musi/ui/layout/More'
import { Section } from '#platform/page/card/Section.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { explorerText } from '../frame/explorerWords.ts'
import { ListUnreachable } from '../frame/ListUnreachable.tsx'
import { Waiting } from '../frame/Waiting.tsx'
import { TransactionList } from '../lists/TransactionList.tsx'
import { useAddressTransactions } from './useAddressTransactions.ts'

/** The transactions of an address, newest first (spec: explorer.address). */
export function AccountTransactions({ address }: { address: Address }) {
  const answer = useAddressTransactions(address)
  return (
    <Section title={explorerText('address.transactions')}>
      {answer.kind === 'waiting' && <Waiting lines={6} />}
      {answer.kind === 'failed' && <ListUnreachable retry={answer.retry} />}
      {answer.kind === 'ready' && (
        <>
          {answer.value.history !== null && <HistoryNote history={answer.value.history} />}
          {answer.value.mined.length === 0 ? (
            <Empty>{explorerText(answer.value.isAll ? 'address.none' : 'address.noneNear')}</Empty>
          ) : (
            <TransactionList mined={answer.value.mined} />
          )}
          {answer.value.older !== null && (
            <More>
              <Button busy={answer.value.busy} onClick={answer.value.older}>
                {explorerText('older')}
              </Button>
            </More>
          )}
        </>
      )}
    </Section>
  )
}
