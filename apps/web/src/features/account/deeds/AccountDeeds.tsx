import type { ACTS_PATH } from '@musi/api/acts'
import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/Button'
import { Skeleton } from '@musi/ui/Skeleton'
import { ExplorerLink } from '../../../platform/page/links/ExplorerLink.tsx'
import { numberText } from '../../../platform/page/i18n/numberText.ts'
import { Empty, Section } from '../../../platform/page/card/Section.tsx'
import list from '../../../platform/page/card/List.module.css'
import { useSettled } from '../../../platform/page/loading/useSettled.ts'
import { When } from '../../../platform/page/time/When.tsx'
import { HistoryNote } from '../../../platform/session/history/HistoryNote.tsx'
import { isComplete } from '../../../platform/session/history/isComplete.ts'
import { type History, useHistory } from '../../../platform/session/history/useHistory.ts'
import { DeedSentence } from '../../../platform/tokens/story/DeedSentence.tsx'
import { type Deed, deedsOf, placeOf } from '../../../platform/tokens/story/deeds.ts'
import { type PastAct, readAct } from '../../../platform/tokens/story/pastAct.ts'
import { t } from '../frame/accountWords.ts'
import styles from './Deeds.module.css'

const PATH: typeof ACTS_PATH = '/api/acts'
/** Whatever somebody can do. */
const TOPICS = ['trades', 'liquidity', 'rewards', 'artists', 'songs', 'plays', 'market', 'votes', 'claims'] as const

/** What the account did, in words, newest first (spec: account.deeds). */
export function AccountDeeds({ account }: { account: Address }) {
  const history = useHistory({ path: `${PATH}?account=${account}`, row: readAct, topics: TOPICS })
  const isSettled = useSettled(history.kind !== 'waiting')
  return (
    <Section title={t('deeds.title')} isReading={!isSettled}>
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <Skeleton label={t('loading')} />}
      {history.kind === 'read' && <Deeds history={history} />}
    </Section>
  )
}

function Deeds({ history }: { history: Extract<History<PastAct>, { kind: 'read' }> }) {
  const { rows, more, isBusy, since } = history
  const deeds = deedsOf(rows, more === null)
  if (rows.length === 0) return <NoDeeds isAll={isComplete(history)} since={since} />
  return (
    <>
      <ul className={styles['deeds']}>
        {deeds.map((deed) => (
          <Row key={keyOf(deed)} deed={deed} />
        ))}
      </ul>
      {more !== null && (
        <div className={list['more']}>
          <Button busy={isBusy} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

const keyOf = (deed: Deed): string => {
  const { transaction, log } = placeOf(deed)
  return `${transaction} ${log}`
}

function NoDeeds({ isAll, since }: { isAll: boolean; since: number }) {
  if (!isAll) return <Empty>{t('deeds.perhaps')}</Empty>
  if (since > 0) return <Empty>{t('deeds.noneSince', { number: numberText(since) })}</Empty>
  return (
    <>
      <Empty>{t('deeds.none')}</Empty>
      <Empty>{t('deeds.noneHint')}</Empty>
    </>
  )
}

function Row({ deed }: { deed: Deed }) {
  const { timeSeconds, transaction } = placeOf(deed)
  return (
    <li className={styles['deed']}>
      <p>
        <DeedSentence deed={deed} />
      </p>
      <ExplorerLink subject="tx" identifier={transaction} className={styles['when']}>
        <When timeSeconds={timeSeconds} />
      </ExplorerLink>
    </li>
  )
}
