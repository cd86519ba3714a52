import type { Token } from '@musi/domain/currency'
import { Switch } from '@musi/ui/controls/Switch'
import { Text, textClass } from '@musi/ui/Text'
import { useEffect } from 'react'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { poolPath } from '#platform/session/rewards/rewardPools.ts'
import { stakeText } from '../words/stakeWords.ts'
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

/** Offers to deposit the shares for rewards: in the same batch if the wallet can, otherwise as a next step. */
export function StakeChoice({ shares, isShown, ...choice }: Props) {
  const offer = useStakeOffer(shares.address)
  if (offer === null || !isShown) return null
  if (offer.isBatched) return <StakeSwitch offer={offer} {...choice} />
  return (
    <Text size={14} raised="snug">
      {stakeText('stake.later')}{' '}
      <PlaceLink id="add-stake-later" className={textClass({ tone: 'link' })} to={poolPath(offer.pool, '/uni')}>
        {stakeText('stake.toPool')}
      </PlaceLink>
    </Text>
  )
}

type StakeSwitchProps = Omit<Props, 'shares' | 'isShown'> & { offer: StakeOffer }

function StakeSwitch({ offer: { pool, allowed, isBatched }, isChosen, choose, onRule }: StakeSwitchProps) {
  useEffect(() => {
    onRule({ stakeOf: (added) => stakeOf(added, { pool, allowed, isBatched }), withStake })
    return () => onRule(null)
  }, [pool, allowed, isBatched, onRule])
  return (
    <Text as="div" size={14} raised="snug">
      <Switch id="add-stake" label={stakeText('stake')} on={isChosen} onToggle={() => choose(!isChosen)} />
    </Text>
  )
}
