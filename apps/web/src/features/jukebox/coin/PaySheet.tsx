import type { Address } from '@musi/domain/address'
import { amountMove } from '@musi/domain/exchange/amountMove'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { useLayoutEffect, useRef } from 'react'
import { unitText } from '#platform/page/money/unitText.ts'
import { amountText } from '#platform/page/money/amountText.ts'
import { BatchedApprovals } from '#platform/session/approval/BatchedApprovals.tsx'
import { isAllowed } from '#platform/session/approval/approvalPlan.ts'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { AmountLine } from '#platform/tokens/token-logo/AmountLine.tsx'
import { CoinShares } from './CoinShares.tsx'
import { SignInStep } from './SignInStep.tsx'
import { t } from '../songs/jukeboxWords.ts'
import { p } from './payWords.ts'
import type { PlayAct } from './playIntent.ts'
import type { Coin } from './useCoin.ts'
import type { Pay } from './usePay.ts'

const DIGITS = 4

/** Nobody pays before it is known that nothing was paid (spec: songs.paid-once). */
const WHY_NOT_YET: Partial<Record<Coin['paid']['kind'], () => string>> = {
  looking: () => p('why.looking'),
  away: () => t('insert.unread'),
}

type Props = { coin: Coin; pay: Pay; artistAccount: Address | null }

/** One dialog from the coin to the song: signed in once a day, allowed, tried out, paid (spec: songs.pay). */
export function PaySheet(props: Props) {
  const cost = (act: PlayAct) => amountText(act.cost, DIGITS)
  return (
    <ReviewSheet
      name="play"
      title={p('title')}
      session={props.pay.session}
      summary={(act) => p('paying', { title: act.title, cost: cost(act) })}
      done={{ title: p('done'), text: (act) => p('text', { title: act.title, cost: cost(act) }) }}
      startsAt="juke-play"
    >
      {(act) => <PayQuestion {...props} act={act} />}
    </ReviewSheet>
  )
}

function PayQuestion({ coin, pay, artistAccount, act }: Props & { act: PlayAct }) {
  const place = useRef<HTMLDivElement>(null)
  const { signIn } = coin
  const { approvals, permit } = pay.approval
  const { plan } = approvals
  const isMoved = hasMoved(act, coin.act)
  // What changed is agreed to before anything is signed for it.
  const step = isMoved ? 'pay' : signIn.isSignedIn !== true ? 'signIn' : isAllowed(plan) ? 'pay' : 'allow'
  // The button of the step before is gone: the focus goes on with the next.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body && activeElement.isConnected) return
    const next = place.current?.querySelector<HTMLElement>('button:enabled') ?? place.current
    next?.focus()
    // Once for each step.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [step])
  return (
    <div ref={place} tabIndex={-1}>
      <ReviewQuestion
        name="play"
        session={pay.session}
        live={coin.act}
        isMoved={isMoved}
        moves={movesOf(act, coin.act)}
        gone={p('gone')}
        whyDisabled={
          step === 'allow'
            ? p(plan.kind === 'unknown' ? 'why.reading' : 'why.approve')
            : (WHY_NOT_YET[coin.paid.kind]?.() ?? null)
        }
        unapproved={p('unapproved')}
        facts={factsOf(act)}
        currencies={[act.cost.currency]}
        confirm={{ id: 'confirm-play', label: p('confirm', { cost: amountText(act.cost, DIGITS) }) }}
        {...(step === 'signIn' && { first: <SignInStep signIn={signIn} /> })}
        {...(step === 'allow' && {
          approvals: {
            approvals,
            signing: { amount: act.cost, permit },
            spenderName: p('spender'),
            impossibleText: p('impossible'),
            actStep: (count: number) => p('step', { count }),
          },
        })}
        foot={
          plan.kind === 'batch' && (
            <BatchedApprovals name="play" amounts={plan.amounts} onSeparate={approvals.separateBatch} />
          )
        }
      >
        <dl>
          <AmountLine side="pay" amount={act.cost} isExact />
        </dl>
        <CoinShares cost={act.cost} shares={act.shares} artist={{ account: artistAccount, name: act.artist }} />
      </ReviewQuestion>
    </div>
  )
}

/** The artist may change the price at any time; nothing above the one on screen is paid. */
const hasMoved = (act: PlayAct, live: PlayAct | null): boolean => live === null || live.cost.raw !== act.cost.raw

function movesOf(act: PlayAct, live: PlayAct | null) {
  const move = live === null ? null : amountMove('pay', act.cost, live.cost)
  return move === null ? [] : [move]
}

/** By the token's address: its symbol can be anybody's (case 97). */
const factsOf = ({ title, artist, cost: { currency } }: PlayAct): Facts => [
  [p('song'), title],
  [p('artist'), artist],
  [
    p('token'),
    <Stack as="span" key="token" items="end">
      {unitText(currency)}{' '}
      <Text as="code" tone="muted" size={12} breaks>
        {currency.address}
      </Text>
    </Stack>,
    p('once'),
  ],
]
