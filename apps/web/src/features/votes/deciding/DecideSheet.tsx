import { amountOf } from '@musi/domain/currency'
import { exactText } from '#platform/page/money/amountText.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { useReview } from '#platform/session/review/useReview.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { decisionText } from '../decision/decisionWords.ts'
import { type DecideAct, decideIntent } from './decideIntent.ts'
import { decidingText } from './decidingWords.ts'

type Props = { act: DecideAct; open: boolean; onClose: () => void }

/** Dialog that queues, executes or cancels a proposal. */
export function DecideSheet({ act, open, onClose }: Props) {
  const account = useAccount()
  const session = useReview<DecideAct>({ intentOf: decideIntent, typed: act })
  const { kind, id, amount } = act
  return (
    <ReviewSheet
      name="decide"
      session={session}
      form={{ isOpen: open, onClose }}
      title={decidingText(`${kind}.title`, { id })}
      done={{ title: decidingText(`${kind}.done`, { id }), text: (sent) => decidingText(`${sent.kind}.after`) }}
      summary={(sent) => decidingText(`${sent.kind}.title`, { id: sent.id })}
      linkText="viewTransaction"
      returnFocusId="proposal-title"
    >
      <ReviewQuestion
        name="decide"
        session={session}
        isStrict
        confirm={{ id: 'confirm-decide', label: decidingText(`${kind}.title`, { id }) }}
        whyDisabled={account === null ? decisionText('connect') : null}
        currencies={[nativeCurrency()]}
      >
        <p>{decidingText(`${kind}.about`)}</p>
        {amount > 0n && <p>{decidingText('pays', { amount: exactText(amountOf(nativeCurrency(), amount)) })}</p>}
      </ReviewQuestion>
    </ReviewSheet>
  )
}
