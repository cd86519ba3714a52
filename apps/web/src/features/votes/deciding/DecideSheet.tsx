import { amountOf } from '@musi/domain/currency'
import { exactText } from '#platform/page/money/amountText.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { useReview } from '#platform/session/review/useReview.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { decisionText } from '../decision/decisionWords.ts'
import { type DecideAct, decideIntent } from './decideIntent.ts'
import { t } from './decidingWords.ts'

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
      title={t(`${kind}.title`, { id })}
      done={{ title: t(`${kind}.done`, { id }), text: (sent) => t(`${sent.kind}.after`) }}
      summary={(sent) => t(`${sent.kind}.title`, { id: sent.id })}
      linkText="viewTransaction"
      returnFocusId="proposal-title"
    >
      <ReviewQuestion
        name="decide"
        session={session}
        isStrict
        confirm={{ id: 'confirm-decide', label: t(`${kind}.title`, { id }) }}
        whyDisabled={account === null ? decisionText('connect') : null}
        currencies={[nativeCurrency()]}
      >
        <p>{t(`${kind}.about`)}</p>
        {amount > 0n && <p>{t('pays', { amount: exactText(amountOf(nativeCurrency(), amount)) })}</p>}
      </ReviewQuestion>
    </ReviewSheet>
  )
}
