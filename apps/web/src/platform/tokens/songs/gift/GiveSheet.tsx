import { parseAmount } from '@musi/domain/amount/parseAmount'
import { typedAmount } from '@musi/domain/amount/typedAmount'
import { amountOf } from '@musi/domain/currency'
import { maxPerDay, playsFor } from '@musi/domain/music/givenPlay'
import type { GiveTerms, TypedGift } from '@musi/domain/music/giveTerms'
import { Input } from '@musi/ui/controls/Input'
import { Note } from '@musi/ui/layout/Note'
import { Cluster } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { Face } from '#platform/page/artwork/Face.tsx'
import { amountText, exactText } from '#platform/page/money/amountText.ts'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { percentText } from '#platform/page/money/percentText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { isAllowed } from '#platform/session/approval/approvalPlan.ts'
import { useArtistWorth } from '#platform/session/prices/useArtistWorth.ts'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { givenText } from './givenWords.ts'
import type { Budget, GivableSong } from './useBudget.ts'
import { type GiveForm, useGiveForm } from './useGiveForm.ts'

const DIGITS = 6

type Props = { target: GivableSong; budgetAnswer: Budget; returnFocusId: string; onClose: () => void }

/** Form, wallet and result of paying for first plays, in one dialog (spec: touch.give). */
export function GiveSheet({ target, budgetAnswer, returnFocusId, onClose }: Props) {
  const form = useGiveForm(target, budgetAnswer, onClose)
  const title = givenText(budgetAnswer.state === 'none' ? 'give' : 'change')
  return (
    <ReviewSheet
      name="give"
      session={form.session}
      form={{ isOpen: true, onClose, focusAfter: returnFocusId }}
      title={title}
      summary={() => givenText('summary', { title: target.title })}
      done={{ title: givenText('done') }}
      returnFocusId={returnFocusId}
    >
      <ReviewQuestion
        name="give"
        session={form.session}
        confirm={{ id: 'confirm-give', label: title }}
        whyDisabled={whyDisabled(form, budgetAnswer)}
        ages={form.approvals.ages}
        facts={form.terms === null ? [] : factsOf(form.terms, budgetAnswer)}
        currencies={[budgetAnswer.token]}
        approvals={{
          approvals: form.approvals,
          spenderName: givenText('spender'),
          impossibleText: givenText('noApproval'),
          actStep: (count) => givenText('actStep', { count }),
        }}
      >
        <SongLine {...target} />
        <GiveFields budgetAnswer={budgetAnswer} typed={form.typed} type={form.type} />
        <Note>
          {givenText('drain')}
          {budgetAnswer.ownShareBps !== null && budgetAnswer.ownShareBps > 0 && (
            <> {givenText('own', { share: percentText(budgetAnswer.ownShareBps) })}</>
          )}
        </Note>
      </ReviewQuestion>
    </ReviewSheet>
  )
}

const FIELDS = [
  ['plays', 'playsField'],
  ['most', 'highest'],
  ['perDay', 'perDay'],
] as const

const SongLine = ({ song, title, picture }: GivableSong) => (
  <Cluster gap={3} center nowrap>
    {picture === null && <Face seed={song} of="artist" size={48} />}
    <Text as="span" tone="strong" weight={620} breaks>
      <bdi>{title}</bdi>
    </Text>
  </Cluster>
)

type FieldsProps = { budgetAnswer: Budget; typed: TypedGift; type: (change: Partial<TypedGift>) => void }

function GiveFields({ budgetAnswer: { token }, typed, type }: FieldsProps) {
  const worth = useArtistWorth([token.address])
  const maxPrice = parseAmount(typed.most, token)
  const dollars = maxPrice.kind === 'amount' ? worth?.of(token.address, maxPrice.amount.raw) : null
  return FIELDS.map(([field, label]) => (
    <Input
      key={field}
      id={`give-${field}`}
      label={field === 'most' ? givenText('highestIn', { symbol: unitText(token) }) : givenText(label)}
      {...(field === 'most' && dollars && { hint: `≈ ${dollarText(dollars)}` })}
      inputMode={field === 'most' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed[field]}
      onChange={({ target }) => {
        const text = typedAmount(target.value)
        if (text !== null) type({ [field]: text })
      }}
    />
  ))
}

function whyDisabled({ problem, terms, balance, approvals }: GiveForm, { song, token }: Budget): string | null {
  if (problem === 'balance')
    return givenText('problem.balance', { balance: balance === null ? '…' : amountText(balance, DIGITS) })
  if (problem === 'belowPrice') return givenText('problem.belowPrice', { cost: exactText(amountOf(token, song.cost)) })
  if (problem !== null) return givenText(`problem.${problem}`)
  // Changing only the limits needs no approval.
  if (terms?.amount === 0n) return null
  return isAllowed(approvals.plan) || approvals.plan.kind === 'steps' ? null : givenText('reading')
}

/** Shows the amount put up, the most that a day can cost, and how long the budget lasts. */
function factsOf({ amount, mostPerPlay, perDay }: GiveTerms, { song, token, budget, state }: Budget): Facts {
  const left = state === 'otherToken' || state === 'none' ? 0n : budget.left
  const added = playsFor(amount, song, perDay)
  const { days } = playsFor(left + amount, song, perDay)
  const day = maxPerDay(left + amount, song, { perDay, mostPerPlay })
  return [
    [
      givenText('putUp'),
      givenText('plays', { count: Number(added.plays), amount: exactText(amountOf(token, amount)) }),
    ],
    [
      givenText('aDay'),
      givenText('plays', { count: Number(day.plays), amount: exactText(amountOf(token, day.amount)) }),
    ],
    [givenText('lasts'), givenText('days', { count: Number(days) })],
  ]
}
