import { significantAmount } from '@musi/domain/amount/amountText'
import type { AddSides } from '@musi/domain/url/liquidityPath'
import { type MintInput, withTypedAmount } from '@musi/domain/liquidity/mintInput'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { latePart, latePress } from '#platform/page/loading/latePart.tsx'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { withApprovals } from '#platform/session/approval/approvalPlan.ts'
import type { PoolFacts } from '#platform/session/exchange/usePool.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { sentBeforeText } from '#platform/session/exchange/sentWords.ts'
import { useReview } from '#platform/session/review/useReview.ts'
import { CurrencyField } from '#platform/tokens/amount-input/CurrencyField.tsx'
import { useStaking } from '../stake/useStaking.ts'
import { addText } from '../words/addWords.ts'
import { AddAction, textOfSentBefore } from './AddAction.tsx'
import { AddFacts } from './AddFacts.tsx'
import { addIntent } from './addIntent.ts'
import type { Addition } from './addition.ts'
import { type AddSideStates, type AddState, useAddition } from './useAddition.ts'

const StakeChoice = latePart(async () => (await import('../stake/StakeChoice.tsx')).StakeChoice)
const ReviewAdd = latePress(async () => (await import('./ReviewAdd.tsx')).ReviewAdd)

/** 6 significant digits in inputs (spec: money.digits). */
const DIGITS = 6

const FIELDS = { a: 'CURRENCY_A', b: 'CURRENCY_B' } as const

type Typed = { side: keyof AddSides; text: string }

function textOf(input: MintInput, side: keyof AddSides, { areBothTyped, amounts: [a, b] }: AddState): string {
  if (input.independentField === FIELDS[side]) return input.typedValue
  if (areBothTyped) return input.otherTypedValue
  const amount = side === 'a' ? a : b
  return amount === null ? '' : significantAmount(amount, DIGITS)
}

type Props = {
  sides: AddSideStates
  pool: PoolFacts | null
  input: MintInput
  onInput: (input: MintInput) => void
  onPick: (side: keyof AddSides) => void
}

/** Form that adds both tokens, at the pool's price or at the price that their amounts set. */
export function AddBoth({ sides, pool, input, onInput, onPick }: Props) {
  const type = ({ side, text }: Typed) => onInput(withTypedAmount(input, FIELDS[side], text, areBothTyped))
  const { expertMode } = useSettings()
  const staking = useStaking()
  const adding = useAddition(input, sides, pool)
  const state = { ...adding, live: adding.live && { ...adding.live, stake: staking.stakeOf(adding.live) } }
  const { account, isFirstProvider, areBothTyped, approvals, staleness, opener } = state
  const sent = textOfSentBefore(state, sides)
  const session = useReview<Addition>({
    intentOf: (addition) => {
      const intent = account === null ? null : withApprovals(approvals.plan, addIntent({ ...addition, account }))
      return intent && staking.withStake(intent, addition.stake)
    },
    reopensOnRefusal: true,
    onSent: () => type({ side: 'a', text: '' }),
  })
  const fieldOf = (side: keyof AddSides) => (
    <CurrencyField
      id={`add-liquidity-input-token${side}`}
      label={addText(side === 'a' ? 'sideA' : 'sideB')}
      value={textOf(input, side, state)}
      isOverdue={staleness !== null && !isFirstProvider && input.independentField !== FIELDS[side]}
      side={sides[side]}
      onValue={(text) => type({ side, text })}
      onPick={() => onPick(side)}
      hasMax
    />
  )
  return (
    <>
      {isFirstProvider && (
        <Text as="div" id="add-first" size={14} raised="snug">
          <Text tone="strong" weight={560}>
            {addText('first.who')}
          </Text>
          <p>{addText('first.price')}</p>
          <p>{addText('first.then')}</p>
          {sent !== null && opener !== null && <p id="add-sent">{sentBeforeText('sent', { amount: sent })}</p>}
        </Text>
      )}
      <Stack gap={2} data-one-size="">
        {fieldOf('a')}
        {fieldOf('b')}
      </Stack>
      <AddFacts state={state} sides={sides} pool={pool} />
      {/* Loads with the amounts, because appearing later it would move the content below. */}
      {pool !== null && (
        <StakeChoice shares={pool.shareToken} isShown={!state.amounts.includes(null)} {...staking.choice} />
      )}
      <StalenessNote staleness={staleness} what="prices" />
      <AddAction
        state={state}
        sides={sides}
        session={session}
        onPress={(addition) => session.begin(addition, expertMode ? 'directly' : 'inDialog')}
      />
      {session.isDialog && <ReviewAdd session={session} live={state.live} />}
    </>
  )
}
