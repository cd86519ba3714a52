import type { Token } from '@musi/domain/currency'
import { Switch } from '@musi/ui/controls/Switch'
import { Text, textClass } from '@musi/ui/Text'
import { useEffect } from 'react'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { poolPath } from '#platform/session/rewards/rewardPools.ts'
import { t } from '../words/stakeWords.ts'
import { stakeOf, withStake } from './stakeIn.ts'
import type { StakeRule } from './stakeRule.ts'
import { type StakeOffer, useStakeOffer } from './useStakeOffer.ts'

type Props = {
  shares: Token
  /** Hidden until the amounts are known. */
  isShown: boolean
  isChosen: boolean
  choose: (isChosen: boolean) => void
  /** The staking rule now offered; null if staking is not combined with adding. */
  onRule: (rule: StakeRule | null) => void
}

/** This pool rewards its providers: in one with adding where the wallet can, else as the next step. */
export function StakeChoice({ shares, isShown, ...choice }: Props) {
  const offer = useStakeOffer(shares.address)
  if (offer === null || !isShown) return null
  if (offer.isOne) return <InOne offer={offer} {...choice} />
  return (
    <Text size={14} raised="snug">
      {t('stake.later')}{' '}
      <PlaceLink id="add-stake-later" className={textClass({ tone: 'link' })} to={poolPath(offer.pool, '/uni')}>
        {t('stake.toPool')}
      </PlaceLink>
    </Text>
  )
}

type InOneProps = Omit<Props, 'shares' | 'isShown'> & { offer: StakeOffer }

function InOne({ offer: { pool, allowed, isOne }, isChosen, choose, onRule }: InOneProps) {
  useEffect(() => {
    onRule({ stakeOf: (added) => stakeOf(added, { pool, allowed, isOne }), withStake })
    return () => onRule(null)
  }, [pool, allowed, isOne, onRule])
  return (
    <Text as="div" size={14} raised="snug">
      <Switch id="add-stake" label={t('stake')} on={isChosen} onToggle={() => choose(!isChosen)} />
    </Text>
  )
}
