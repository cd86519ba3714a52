import { amountOf } from '@musi/domain/currency'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { contractOf } from '#platform/page/config/config.ts'
import { Code } from '#platform/page/card/Code.tsx'
import { exactText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { BatchedApprovals } from '#platform/session/approval/BatchedApprovals.tsx'
import type { ApprovalPlan } from '#platform/session/approval/approvalPlan.ts'
import { Rehearsal } from '#platform/session/review/Rehearsal.tsx'
import { type Facts, ReviewFacts } from '#platform/session/review/ReviewFacts.tsx'
import type { Address } from '@musi/domain/address'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import type { PlayAct } from '../payment/playIntent.ts'
import { payText } from './payWords.ts'
import type { Coin } from './useCoin.ts'
import type { Pay } from './usePay.ts'

type Props = { act: PlayAct; coin: Coin; pay: Pay; jukebox: Address }

/** Details behind the button: simulation, exact amounts, approval, sign-in and contract (spec: songs.pay). */
export function PanelDetails({ act, coin, pay, jukebox }: Props) {
  const { approvals } = pay.approval
  const { plan } = approvals
  const rehearsal = pay.hasRehearsal && (
    <Rehearsal
      name="play"
      state={pay.rehearsal}
      currencies={[(act.swap?.maximum ?? act.cost).currency, act.cost.currency]}
    />
  )
  return (
    <>
      {pay.rehearsal.kind === 'problem' && rehearsal}
      <ReviewFacts facts={paymentFacts(act, coin, plan, jukebox)} />
      {plan.kind === 'batch' && (
        <BatchedApprovals name="play" amounts={plan.amounts} onSeparate={approvals.separateBatch} />
      )}
      {pay.rehearsal.kind !== 'problem' && rehearsal}
    </>
  )
}

/** Shows the token by address, because anybody can use its symbol (case 97). */
function paymentFacts(act: PlayAct, { signIn }: Coin, plan: ApprovalPlan, jukebox: Address): Facts {
  const { currency } = act.cost
  const permission = permissionText(act, plan)
  return [
    [
      payText('pays'),
      act.swap === null
        ? payText('pays.exactly', { amount: exactText(act.cost) })
        : payText('pays.most', { amount: exactText(act.swap.maximum) }),
    ],
    [
      payText('shares.exact'),
      <Stack as="ul" gap={1} key="shares">
        {act.shares.map(({ account, raw }) => (
          <li key={account}>
            <AddressName address={account} /> {exactText(amountOf(currency, raw))}
          </li>
        ))}
      </Stack>,
    ],
    [
      payText('token'),
      <Stack as="span" key="token" items="end">
        {unitText(currency)}{' '}
        <Text as="code" tone="muted" size={12} breaks>
          {currency.address}
        </Text>
      </Stack>,
    ],
    ...(permission === null ? [] : [[payText('permission'), permission] as const]),
    [payText('signIn'), payText(signIn.isSignedIn === true ? 'signIn.done' : 'signIn.due')],
    [
      payText('contract'),
      <Code key="contract" text={act.swap === null ? jukebox : (contractOf('swapAndPlay') ?? jukebox)} />,
    ],
  ]
}

function permissionText({ cost, swap }: PlayAct, plan: ApprovalPlan): string | null {
  const amount = exactText(swap?.maximum ?? cost)
  if (plan.kind === 'batch') return payText('permission.batch', { amount })
  return plan.kind === 'sign' || plan.kind === 'steps' ? payText('permission.due', { amount }) : null
}
