import { amountOf } from '@musi/domain/currency'
import { givenToday, playsFor } from '@musi/domain/music/givenPlay'
import { Button } from '@musi/ui/controls/Button'
import { Skeleton } from '@musi/ui/Skeleton'
import { Note } from '@musi/ui/layout/Note'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { showModal } from '#platform/page/modals/currentModal.ts'
import { amountText, exactText } from '#platform/page/money/amountText.ts'
import { ShareButton } from '#platform/page/share/ShareButton.tsx'
import { type Facts, ReviewFacts } from '#platform/session/review/ReviewFacts.tsx'
import { Unconnected } from '#platform/session/wallet/Unconnected.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { GivenList, useGivenPlays } from './GivenList.tsx'
import { givenText } from './givenWords.ts'
import { giftPath } from './giftLink.ts'
import { type Budget, type GivableSong, useBudget } from './useBudget.ts'

const DIGITS = 6

const GiveSheet = latePress(async () => (await import('./GiveSheet.tsx')).GiveSheet)
const TakeBackSheet = latePress(async () => (await import('./TakeBackSheet.tsx')).TakeBackSheet)

type Props = {
  id: string
  target: GivableSong
  /** True if nothing can be added, only taken back. */
  isOver?: boolean
}

/** The connected account’s budget for first plays of a song, with the ways to change it (spec: touch.give, touch.give-state). */
export function GivenPlays({ id, target, isOver = false }: Props) {
  const account = useAccount()
  const budgetAnswer = useBudget(target, account)
  const [open, setOpen] = useState<'give' | 'takeBack' | null>(null)
  if (account === null)
    return (
      <Unconnected>
        <Stack gap={2}>
          <Note>{givenText('connect')}</Note>
          <Button onClick={() => showModal('WALLET')}>{givenText('give')}</Button>
        </Stack>
      </Unconnected>
    )
  if (budgetAnswer.kind === 'reading') return <Skeleton label={givenText('reading')} />
  if (budgetAnswer.kind !== 'read') return <Note as="output">{givenText(budgetAnswer.kind)}</Note>
  const { state, budget } = budgetAnswer
  const isClosed = isOver || budgetAnswer.song.isRetired
  if (isClosed && state === 'none') return <Note>{givenText('impossible')}</Note>
  const sheet = { target, budgetAnswer, returnFocusId: `${id}-given`, onClose: () => setOpen(null) }
  return (
    <Stack gap={3} id={`${id}-given`} tabIndex={-1}>
      <Note>{givenText(state === 'none' ? 'about' : `state.${state}`)}</Note>
      {state !== 'none' && <BudgetFacts {...{ account, budgetAnswer, target }} />}
      <Cluster gap={3}>
        {!isClosed && state !== 'otherToken' && (
          <Button onPointerEnter={GiveSheet.preload} onClick={() => setOpen('give')}>
            {givenText(state === 'none' ? 'give' : 'change')}
          </Button>
        )}
        {state === 'open' && (
          <ShareButton page={{ title: target.title, path: giftPath(target.song), embed: null }} isWide />
        )}
        {budget.left > 0n && (
          <Button onPointerEnter={TakeBackSheet.preload} onClick={() => setOpen('takeBack')}>
            {givenText('takeBack')}
          </Button>
        )}
      </Cluster>
      {state !== 'none' && <GivenList sponsor={account} song={target.song} />}
      {open === 'give' && <GiveSheet {...sheet} />}
      {open === 'takeBack' && <TakeBackSheet {...sheet} />}
    </Stack>
  )
}

type FactsProps = { account: string; budgetAnswer: Budget; target: GivableSong }

function BudgetFacts({ account, budgetAnswer: { budget, song, paidIn, nowSeconds }, target }: FactsProps) {
  const { left, perDay, mostPerPlay } = budget
  const { plays, days } = playsFor(left, song, perDay)
  const history = useGivenPlays(account, target.song)
  const count = numberText(history.given.length)
  const facts: Facts = [
    [
      givenText('left'),
      givenText('plays', { count: Number(plays), amount: amountText(amountOf(paidIn, left), DIGITS) }),
    ],
    [givenText('lasts'), givenText('days', { count: Number(days) })],
    [
      givenText('today'),
      givenText('ofDay', { given: numberText(givenToday(budget, nowSeconds)), perDay: numberText(perDay) }),
    ],
    ...(history.kind === 'read'
      ? [[givenText('all'), history.isWhole ? count : givenText('atLeast', { count })] as const]
      : []),
    [givenText('highest'), exactText(amountOf(paidIn, mostPerPlay))],
  ]
  return <ReviewFacts facts={facts} />
}
