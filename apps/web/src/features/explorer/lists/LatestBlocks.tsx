import type { Block } from '@musi/chain/requests/blocks/block'
import { blocksDownFrom } from '@musi/chain/requests/blocks/blocksDownFrom'
import { latestBlockNumber } from '@musi/chain/requests/blocks/latestBlockNumber'
import { Rows } from '@musi/ui/layout/Rows'
import { Cluster } from '@musi/ui/layout/Stack'
import { textClass } from '@musi/ui/Text'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { request } from '#platform/session/chain/request.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { type BlockRow, blockRows } from './blockRows.ts'
import { explorerText } from '../frame/explorerWords.ts'
import styles from '#platform/page/card/List.module.css'
import { Section } from '#platform/page/card/Section.tsx'
import { ListUnreachable } from '../frame/ListUnreachable.tsx'
import { useChainAnswer } from '../frame/useChainAnswer.ts'
import { Waiting } from '../frame/Waiting.tsx'
import { When } from '#platform/page/time/When.tsx'

/** Blocks to fetch: enough for most rows, since consecutive empty blocks share a row. */
const COUNT = 24
/** Rows to show, about as high as the latest transactions beside them. */
const ROWS = 12

const blockLink = (block: Block) => (
  <Link
    to={`/explorer/block/${block.number}`}
    className={`${textClass({ tone: 'link', weight: 560, quiet: true })} touch-target`}
  >
    {numberText(block.number)}
  </Link>
)

function Row({ row }: { row: BlockRow }) {
  const newest = row.kind === 'block' ? row.block : row.newest
  return (
    <Cluster as="li" gap={4} nowrap center shrinks className={styles['row']}>
      <span className={styles['main']}>
        {blockLink(newest)}
        {row.kind === 'empty' && row.count > 1 && <> – {blockLink(row.oldest)}</>} ·{' '}
        {row.kind === 'block'
          ? explorerText('block.count', { count: row.block.transactions.length })
          : explorerText('block.empties', { count: row.count })}
      </span>
      <span className={styles['side']}>
        <When timeSeconds={newest.timeSeconds} />
      </span>
    </Cluster>
  )
}

export function LatestBlocks() {
  const { head } = useHeads()
  const ask = async () => blocksDownFrom(request, await latestBlockNumber(request), COUNT)
  const answer = useChainAnswer('blocks', ask, head?.hash)
  return (
    <Section title={explorerText('latestBlocks')}>
      {answer.kind === 'waiting' && <Waiting lines={6} />}
      {answer.kind === 'failed' && <ListUnreachable retry={answer.retry} />}
      {answer.kind === 'ready' && (
        <Rows>
          {blockRows(answer.value)
            .slice(0, ROWS)
            .map((row) => (
              <Row key={row.kind === 'block' ? row.block.number : row.newest.number} row={row} />
            ))}
        </Rows>
      )}
    </Section>
  )
}
