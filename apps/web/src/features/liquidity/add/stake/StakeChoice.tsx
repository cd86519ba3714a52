import { Switch } from '@musi/ui/Switch'
import { PlaceLink } from '../../../../platform/page/navigation/PlaceLink.tsx'
import { poolPath } from '../../../../platform/session/rewards/rewardPools.ts'
import { t } from '../words/addWords.ts'
import styles from './StakeChoice.module.css'
import type { StakeOffer } from './useStakeOffer.ts'

type Props = { offer: StakeOffer; isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** This pool rewards its providers: in one with adding where the wallet can, else as the next step. */
export const StakeChoice = ({ offer: { pool, isOne }, isChosen, onChoose }: Props) =>
  isOne ? (
    <div className={styles['choice']}>
      <Switch id="add-stake" label={t('stake')} on={isChosen} onToggle={() => onChoose(!isChosen)} />
    </div>
  ) : (
    <p className={styles['choice']}>
      {t('stake.later')}{' '}
      <PlaceLink id="add-stake-later" to={poolPath(pool, '/uni')}>
        {t('stake.toPool')}
      </PlaceLink>
    </p>
  )
