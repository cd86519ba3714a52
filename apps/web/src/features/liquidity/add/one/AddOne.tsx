import type { AddSides } from '@musi/domain/url/liquidityPath'
import { severity } from '@musi/domain/exchange/severity'
import { Text } from '@musi/ui/Text'
import { unitText } from '#platform/page/money/unitText.ts'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { isAllowed, withApprovals } from '#platform/session/approval/approvalPlan.ts'
import { askAboutImpact } from '#platform/session/exchange/askAboutImpact.ts'
import type { PoolFacts } from '#platform/session/exchange/usePool.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import type { ReviewedIntent } from '#platform/session/review/review.ts'
import { useReview } from '#platform/session/review/useReview.ts'
import { CurrencyField } from '#platform/tokens/amount-input/CurrencyField.tsx'
import { addIntent } from '../both/addIntent.ts'
import type { AddSideStates } from '../both/useAddition.ts'
import { StakeChoice } from '../stake/StakeChoice.tsx'
import { useStaking } from '../stake/useStaking.ts'
import styles from './AddOne.module.css'
import { FromOneFacts } from './FromOneFacts.tsx'
import type { FromOneAct } from './fromOneAct.ts'
import { batchAmounts, fromOneIntent, partSwapIntent } from './fromOneIntent.ts'
import { FromOneAction } from './FromOneAction.tsx'
import { addOneText } from './oneWords.ts'
import { type FromOneInput, type FromOneState, useFromOne } from './useFromOne.ts'

const ReviewFromOne = latePress(async () => (await import('./ReviewFromOne.tsx')).ReviewFromOne)

type Props = {
  sides: AddSideStates
  pool: PoolFacts | null
  input: FromOneInput
  onInput: (input: FromOneInput) => void
  onPick: (side: keyof AddSides) => void
  /** Continues with both tokens, keeping the typed amount. */
  onBoth: (text: string) => void
}

/** Adds one token, part of which is swapped for the other first. */
export function AddOne({ sides, pool, input, onInput, onPick, onBoth }: Props) {
  const { expertMode } = useSettings()
  const staking = useStaking()
  const adding = useFromOne(input, sides, pool)
  const state = { ...adding, live: adding.live && { ...adding.live, stake: stakeFor(adding.live) } }
  const { added, other, givenSide, staleness } = state
  const session = useReview<FromOneAct>({
    intentOf: (act) => {
      const intent = intentOf(act, adding)
      return intent && staking.withStake(intent, act.stake)
    },
    mayBegin: ({ added }) => askAboutImpact(added.impact),
    reopensOnRefusal: true,
    onSent: () => onInput({ ...input, text: '' }),
  })
  const otherSide = input.given === 'a' ? 'b' : 'a'
  return (
    <>
      {givenSide.currency !== null && other !== null && (
        <Text size={14}>{addOneText('intro', { symbol: unitText(givenSide.currency), other: unitText(other) })}</Text>
      )}
      <CurrencyField
        id="add-one-input"
        label={addOneText('pay')}
        value={input.text}
        side={givenSide}
        onValue={(text) => onInput({ ...input, text })}
        onPick={() => onPick(input.given)}
        hasMax
      />
      {other !== null && (
        <button
          type="button"
          id="add-one-turn"
          className={`${styles['turn']} touch-target`}
          onClick={() => onInput({ ...input, given: otherSide })}
        >
          {addOneText('instead', { symbol: unitText(other) })}
        </button>
      )}
      <FromOneFacts state={state} />
      {pool !== null && <StakeChoice shares={pool.shareToken} isShown={added?.kind === 'added'} {...staking.choice} />}
      <StalenessNote staleness={staleness} what="prices" />
      <FromOneAction
        state={state}
        session={session}
        isRisky={state.live !== null && severity(state.live.added.impact) > 2}
        onPress={(act) => session.begin(act, expertMode ? 'directly' : 'inDialog')}
        onBoth={onBoth}
      />
      {session.isDialog && <ReviewFromOne session={session} live={state.live} />}
    </>
  )

  function stakeFor({ shares, slippageBps }: FromOneAct): FromOneAct['stake'] {
    return staking.stakeOf({ shares, slippageBps, setsPrice: false })
  }
}

/**
 * The intent to add in one transaction: by the contract, or as a batch of a swap and an addition. Null if neither is
 * possible now.
 */
function intentOf(act: FromOneAct, { account, adder, approvals, method }: FromOneState): ReviewedIntent | null {
  if (account === null) return null
  if (method === 'contract') return adder === null ? null : withApprovals(approvals.plan, fromOneIntent(act, adder))
  const both = batchAmounts(act)
  if (act.batch === null || both === null || !isAllowed(approvals.plan)) return null
  const { shares, minimumShares, slippageBps } = act
  const swap = partSwapIntent(act, account, act.batch.sold, act.batch.bought)
  const add = addIntent({
    a: both[0],
    b: both[1],
    shares,
    ofPool: act.added.ofPool,
    setsPrice: false,
    slippageBps,
    pool: null,
    opening: null,
    account,
  })
  if (minimumShares.raw === 0n) return null
  const before = approvals.plan.kind === 'batch' ? approvals.plan.intents : []
  const [first, second, ...rest] = [...before, swap, add]
  return first === undefined || second === undefined ? null : { steps: [first, second, ...rest] as const }
}
