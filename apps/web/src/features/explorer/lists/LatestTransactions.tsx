import { latestBlockNumber } from '@musi/chain/requests/blocks/latestBlockNumber'
import { minedTransactions } from '@musi/chain/requests/transactions/minedTransactions'
import { request } from '#platform/session/chain/request.ts'
import { explorerText } from '../frame/explorerWords.ts'
import { Section } from '#platform/page/card/Section.tsx'
import { ListUnreachable } from '../frame/ListUnreachable.tsx'
import { TransactionList } from './TransactionList.tsx'
import { useMined } from './useMined.ts'
import { Waiting } from '../frame/Waiting.tsx'

const COUNT = 10

export function LatestTransactions() {
  const answer = useMined('latest', async (newest) =>
    minedTransactions(request, newest ?? (await latestBlockNumber(request)), COUNT),
  )
  return (
    <Section title={explorerText('latestTransactions')}>
      {answer.kind === 'waiting' && <Waiting lines={16} />}
      {answer.kind === 'failed' && <ListUnreachable retry={answer.retry} />}
      {answer.kind === 'ready' && <TransactionList mined={answer.value.mined.slice(0, COUNT)} />}
    </Section>
  )
}
