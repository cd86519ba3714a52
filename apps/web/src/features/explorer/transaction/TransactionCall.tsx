import { innerCalls } from '@musi/chain/explain/batchStory'
import { type DecodedCall, decodedCall } from '@musi/chain/explain/decodedCall'
import type { ExplainedTransaction } from '@musi/chain/explain/explainTransaction'
import type { Address } from '@musi/domain/address'
import { Empty } from '@musi/ui/layout/Empty'
import { Text } from '@musi/ui/Text'
import { Fragment } from 'react'
import { ArgumentList } from '#platform/tokens/explain/ArgumentList.tsx'
import { explorerText } from '../frame/explorerWords.ts'
import { Folded } from './Folded.tsx'

type ShownCall = { called: DecodedCall; contract: Address | null }

const noCallText = ({ transaction: { to, input } }: ExplainedTransaction): string => {
  if (to === null) return explorerText('tx.callNew')
  return input === '0x' ? explorerText('tx.callBare') : explorerText('tx.callUnknown')
}

/** The calls of a batch, or the single call. A batch with a call that cannot be decoded is shown as one call. */
function callsOf({ call, transaction }: ExplainedTransaction & { call: DecodedCall }): readonly ShownCall[] {
  const whole = [{ called: call, contract: transaction.to }]
  const inner = innerCalls({ call, transaction })?.map(({ to, data }) => ({ called: decodedCall(data), contract: to }))
  const read = inner?.flatMap(({ called, contract }) => (called === null ? [] : [{ called, contract }])) ?? []
  return inner === undefined || read.length < inner.length ? whole : read
}

/** The function that was called, with its arguments by name. */
export function TransactionCall({ explained }: { explained: ExplainedTransaction }) {
  const { call } = explained
  const calls = call === null ? [] : callsOf({ ...explained, call })
  return (
    <Folded title={explorerText('tx.call')}>
      {call === null ? (
        <Empty>{noCallText(explained)}</Empty>
      ) : (
        <>
          {calls.map(({ called, contract }, at) => (
            // The list never changes, so the index is a good key.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={at}>
              <Text tone="strong" weight={640} breaks>
                {called.name}
              </Text>
              <ArgumentList args={called.args} contract={contract} />
            </Fragment>
          ))}
        </>
      )}
    </Folded>
  )
}
