import { Switch } from '@musi/ui/Switch'
import { PlaceLink } from '../../../../platform/page/navigation/PlaceLink.tsx'
import { poolPath } from '../../../../platform/session/rewards/rewardPools.ts'
import { t } from '../words/addWords.ts'
import styles from './StakeChoice.module.css'
import type { StakeDecision } from './useStakeDecision.ts'

/** This pool rewards its providers: in one with adding where the wallet can, else as the next step. */
export function StakeChoice({ decision: { offer, isChosen, choose } }: { decision: StakeDecision }) {
  if (offer === null) return null
  if (offer.isOne)
    return (
      <div className={styles['choice']}>
        <Switch id="add-stake" label={t('stake')} on={isChosen} onToggle={() => choose(!isChosen)} />
      </div>
    )
  return (
    <p className={styles['choice']}>
      {t('stake.later')}{' '}
      <PlaceLink id="add-stake-later" to={poolPath(offer.pool, '/uni')}>
        {t('stake.toPool')}
      </PlaceLink>
    </p>
  )
}
