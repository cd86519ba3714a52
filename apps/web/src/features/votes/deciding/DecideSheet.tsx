import { amountOf } from '@musi/domain/currency'
import { Stack } from '@musi/ui/Stack'
import { exactText } from '#platform/page/money/amountText.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { t as review } from '#platform/session/review/reviewWords.ts'
import { useReview } from '#platform/session/review/useReview.ts'
import { DecisionButton } from '../decision/DecisionButton.tsx'
import { DecisionSheet } from '../decision/DecisionSheet.tsx'
import { type DecideAct, decideIntent } from './decideIntent.ts'
import { t } from './decidingWords.ts'

type Props = { act: DecideAct; open: boolean; onClose: () => void }

/** "Queue proposal {id}", and so for executing and cancelling. */
export function DecideSheet({ act, open, onClose }: Props) {
  const session = useReview<DecideAct>({ intentOf: decideIntent, isAskedAgain: true, onSent: () => undefined })
  const { kind, id, amount } = act
  return (
    <DecisionSheet
      name="decide"
      {...{ open, onClose, session }}
      title={t(`${kind}.title`, { id })}
      waitingTitle={review('waiting')}
      doneTitle={t(`${kind}.done`, { id })}
      doneText={(sent) => t(`${sent.kind}.after`)}
      summary={(sent) => t(`${sent.kind}.title`, { id: sent.id })}
      startsAt="proposal-title"
    >
      <Stack gap={4}>
        <p>{t(`${kind}.about`)}</p>
        {amount > 0n && <p>{t('pays', { amount: exactText(amountOf(nativeCurrency(), amount)) })}</p>}
        <DecisionButton
          name="decide"
          label={t(`${kind}.title`, { id })}
          session={session}
          act={act}
          intentOf={decideIntent}
          why={null}
          currencies={[nativeCurrency()]}
        />
      </Stack>
    </DecisionSheet>
  )
}
