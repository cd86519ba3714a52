import { decodedEvent } from '@musi/chain/explain/decodedEvent'
import type { ExplainedTransaction } from '@musi/chain/explain/explainTransaction'
import { Empty } from '@musi/ui/layout/Empty'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { ArgumentList } from '#platform/tokens/explain/ArgumentList.tsx'
import { explorerText } from '../frame/explorerWords.ts'
import { Folded } from './Folded.tsx'
import styles from './Transaction.module.css'

/** The emitted events, in order. */
export function TransactionEvents({ explained: { receipt } }: { explained: ExplainedTransaction }) {
  const logs = receipt?.logs ?? []
  return (
    <Folded title={explorerText('tx.events')}>
      {logs.length === 0 && <Empty>{explorerText('tx.eventsNone')}</Empty>}
      <Stack as="ol">
        {logs.map((log) => {
          const event = decodedEvent(log)
          return (
            <li key={log.index} className={styles['event']}>
              <p>
                <Text as="span" tone="strong" weight={640} breaks>
                  {event?.name ?? explorerText('unknownEvent')}
                </Text>{' '}
                <AddressName address={log.address} />
              </p>
              {event !== null && <ArgumentList args={event.args} contract={log.address} />}
            </li>
          )
        })}
      </Stack>
    </Folded>
  )
}
