import { blocksDownFrom } from '@musi/chain/reads/blocksDownFrom'
import { latestNumber } from '@musi/chain/reads/latestNumber'
import { useHeads } from '../../platform/chain/useHeads.ts'
import { request } from '../../platform/chain/request.ts'
import { Link } from '../../platform/navigation/Link.tsx'
import { t } from './explorerWords.ts'
import styles from './List.module.css'
import { Section } from './Section.tsx'
import { SilentPart } from './SilentPart.tsx'
import { useAnswer } from './useAnswer.ts'
import { Waiting } from './Waiting.tsx'
import { When } from './When.tsx'

const COUNT = 8

const countText = (count: number): string => (count === 0 ? t('block.countNone') : t('block.count', { count }))

export function LatestBlocks() {
  const { head } = useHeads()
  const ask = async () => blocksDownFrom(request, await latestNumber(request), COUNT)
  const answer = useAnswer('blocks', ask, head?.hash)
  return (
    <Section title={t('latestBlocks')}>
      {answer.kind === 'waiting' && <Waiting lines={6} />}
      {answer.kind === 'unreachable' && <SilentPart retry={answer.retry} />}
      {answer.kind === 'ready' && (
        <ul className={styles['list']}>
          {answer.value.map(({ number, timeSeconds, transactions }) => (
            <li key={number} className={styles['row']}>
              <span className={styles['main']}>
                <Link to={`/explorer/block/${number}`} className={styles['hash']}>
                  {number.toLocaleString('en')}
                </Link>{' '}
                · {countText(transactions.length)}
              </span>
              <span className={styles['side']}>
                <When timeSeconds={timeSeconds} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
