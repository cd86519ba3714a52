import { useHeads } from '#platform/session/chain/useHeads.ts'
import { explorerText } from './frame/explorerWords.ts'
import { ChainUnreachable, NothingHere } from './frame/NothingHere.tsx'
import { Screen } from './frame/Screen.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { Sentence } from '#platform/tokens/story/Sentence.tsx'
import { StatusMark, statusOf } from './lists/Status.tsx'
import { type Hash, hashIn } from './search/subject.ts'
import { TransactionCall } from './transaction/TransactionCall.tsx'
import { TransactionEvents } from './transaction/TransactionEvents.tsx'
import { TransactionFacts } from './transaction/TransactionFacts.tsx'
import { TransactionMoves } from './transaction/TransactionMoves.tsx'
import { RawData } from './transaction/RawData.tsx'
import { RefusalText } from '#platform/tokens/story/RefusalText.tsx'
import { transactionReport } from './transaction/transactionReport.ts'
import { useChainAnswer } from './frame/useChainAnswer.ts'
import { useExplorerIdentifier } from './frame/useExplorerIdentifier.ts'
import { Waiting } from './frame/Waiting.tsx'

function TransactionScreen({ hash }: { hash: Hash }) {
  const { head } = useHeads()
  // Mined transactions are read again as well: their block may be replaced.
  const answer = useChainAnswer(hash, () => transactionReport(hash), head?.hash)
  if (answer.kind === 'failed') return <ChainUnreachable retry={answer.retry} />
  if (answer.kind === 'waiting')
    return (
      <Screen kind={explorerText('tx.kind')} title={explorerText('loading')}>
        <Section title={explorerText('tx.facts')} titleHidden>
          <Waiting lines={8} />
        </Section>
      </Screen>
    )
  if (answer.value === null)
    return <NothingHere title={explorerText('tx.none')} text={explorerText('tx.noneText')} identifier={hash} />
  const { explained, refusal } = answer.value
  return (
    <Screen
      kind={explorerText('tx.kind')}
      mark={<StatusMark status={statusOf(explained)} />}
      title={<Sentence explained={explained} />}
    >
      {explained.receipt === null && <output>{explorerText('tx.waitingText')}</output>}
      {refusal !== null && (
        <Section title={explorerText('tx.why')}>
          <RefusalText refusal={refusal} contract={explained.transaction.to} />
        </Section>
      )}
      <Section title={explorerText('tx.facts')} titleHidden>
        <TransactionFacts report={answer.value} />
      </Section>
      {explained.done && <TransactionMoves explained={explained} />}
      <TransactionCall explained={explained} />
      {explained.done && <TransactionEvents explained={explained} />}
      <RawData explained={explained} />
    </Screen>
  )
}

/** /explorer/tx/{hash} */
export function TransactionPage() {
  const identifier = useExplorerIdentifier()
  const hash = hashIn(identifier)
  return hash === null ? (
    <NothingHere title={explorerText('tx.malformed')} text={explorerText('tx.malformedText')} identifier={identifier} />
  ) : (
    <TransactionScreen hash={hash} />
  )
}
