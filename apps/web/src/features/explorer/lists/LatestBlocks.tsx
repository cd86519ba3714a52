import { blocksDownFrom } from '@musi/chain/reads/blocksDownFrom'
import { latestNumber } from '@musi/chain/reads/latestNumber'
import { useHeads } from '../../../platform/session/chain/useHeads.ts'
import { request } from '../../../platform/session/chain/request.ts'
import { Link } from '../../../platform/page/navigation/Link.tsx'
import { t } from '../frame/explorerWords.ts'
import styles from '../frame/List.module.css'
import { Section } from '../frame/Section.tsx'
import { SilentPart } from '../frame/SilentPart.tsx'
import { useChainAnswer } from '../frame/useChainAnswer.ts'
import { Waiting } from '../frame/Waiting.tsx'
import { When } from '../frame/When.tsx'

const COUNT = 8

const countText = (count: number): string => (count === 0 ? t('block.countNone') : t('block.count', { count }))

export function LatestBlocks() {
  const { head } = useHeads()
  const ask = async () => blocksDownFrom(request, await latestNumber(request), COUNT)
  const answer = useChainAnswer('blocks', ask, head?.hash)
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
