import type { Token } from '@musi/domain/currency'
import { yearlyYield } from '@musi/domain/staking/stakedValue'
import { yieldText } from '@musi/domain/staking/stakingText'
import { figureText } from '#platform/page/money/figureText.ts'
import { wrappedNative } from '#platform/session/chain/bookTokens.ts'
import { useDollarPrice } from '#platform/session/prices/useDollarPrice.ts'
import { miningText } from './miningWords.ts'

type Props = { uni: Token; totalRate: bigint; deposited: bigint | null }

/**
 * A pool's yearly rewards relative to its deposits, at today's prices; `-` while one of them is unknown (spec:
 * staking.yield).
 */
export function YearlyYield(props: Props) {
  const wrapped = wrappedNative()
  return wrapped === null ? '-' : <KnownYield {...props} wrapped={wrapped} />
}

function KnownYield({ uni, totalRate, deposited, wrapped }: Props & { wrapped: Token }) {
  const reward = useDollarPrice(uni)
  const native = useDollarPrice(wrapped)
  if (reward === null || native === null || deposited === null) return <span>-</span>
  const part = yearlyYield(totalRate, reward.ratio, deposited, native.ratio)
  return <span>{part === null ? '-' : miningText('yearly', { percent: yieldText(part, figureText) })}</span>
}
