import type { BlockId } from '@musi/chain/requests/blocks/block'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { More } from '@musi/ui/layout/More'
import { Cluster } from '@musi/ui/layout/Stack'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { blockReport } from './block/blockReport.ts'
import { BlockFacts } from './block/BlockFacts.tsx'
import { explorerText } from './frame/explorerWords.ts'
import { ChainUnreachable, NothingHere } from './frame/NothingHere.tsx'
import { Screen } from './frame/Screen.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { blockNumberIn, hashIn } from './search/subject.ts'
import { TransactionList } from './lists/TransactionList.tsx'
import { useChainAnswer } from './frame/useChainAnswer.ts'
import { useExplorerIdentifier } from './frame/useExplorerIdentifier.ts'
import { useShowMore } from '#platform/page/loading/useShowMore.ts'
import { Waiting } from './frame/Waiting.tsx'

const AT_FIRST = 25

function BlockLinks({ number, newest }: { number: number; newest: number }) {
  return (
    <Cluster as="nav" gap={3} aria-label={explorerText('block.kind')}>
      {number > 0 && (
        <Link to={`/explorer/block/${number - 1}`} className={buttonClass({ size: 'small' })}>
          {explorerText('block.previous')}
        </Link>
      )}
      {number < newest && (
        <Link to={`/explorer/block/${number + 1}`} className={buttonClass({ size: 'small' })}>
          {explorerText('block.next')}
        </Link>
      )}
    </Cluster>
  )
}

function Missing({ id, newest, identifier }: { id: BlockId; newest: number; identifier: string }) {
  const text =
    typeof id === 'object' && 'hash' in id
      ? explorerText('block.noneHash')
      : explorerText('block.noneText', { latest: numberText(newest) })
  return <NothingHere title={explorerText('block.none')} text={text} identifier={identifier} />
}

function BlockScreen({ id, identifier }: { id: BlockId; identifier: string }) {
  const { head } = useHeads()
  const newest = head?.number ?? 0
  const answer = useChainAnswer(identifier, () => blockReport(id), head?.hash)
  const mined = answer.kind === 'ready' ? (answer.value?.mined ?? []) : []
  const { shown, more } = useShowMore(mined, AT_FIRST)
  if (answer.kind === 'failed') return <ChainUnreachable retry={answer.retry} />
  if (answer.kind === 'ready' && answer.value === null)
    return <Missing id={id} newest={newest} identifier={identifier} />
  const block = answer.kind === 'ready' ? answer.value?.block : undefined
  const title =
    block === undefined ? explorerText('loading') : explorerText('block.title', { number: numberText(block.number) })
  return (
    <Screen kind={explorerText('block.kind')} title={title}>
      {block !== undefined && <BlockLinks number={block.number} newest={newest} />}
      <Section title={explorerText('tx.facts')} titleHidden>
        {block === undefined ? <Waiting lines={5} /> : <BlockFacts block={block} />}
      </Section>
      {block !== undefined && (
        <Section title={explorerText('block.transactions')} note={numberText(mined.length)}>
          {mined.length === 0 && <Empty>{explorerText('block.empty')}</Empty>}
          <TransactionList mined={shown} />
          {more !== null && (
            <More>
              <Button onClick={more}>{explorerText('token.more')}</Button>
            </More>
          )}
        </Section>
      )}
    </Screen>
  )
}

/** /explorer/block/{number or hash} */
export function BlockPage() {
  const identifier = useExplorerIdentifier()
  const number = blockNumberIn(identifier)
  const hash = hashIn(identifier)
  if (number !== null) return <BlockScreen key={identifier} id={{ number }} identifier={identifier} />
  if (hash !== null) return <BlockScreen key={identifier} id={{ hash }} identifier={identifier} />
  return (
    <NothingHere
      title={explorerText('block.malformed')}
      text={explorerText('block.malformedText')}
      identifier={identifier}
    />
  )
}
