import { Button } from '@musi/ui/Button'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { SwapProblem } from '@musi/domain/exchange/swapProblem'
import { wrapIntent } from '../../platform/session/exchange/wrapIntent.ts'
import { latePart } from '../../platform/page/loading/latePart.tsx'
import { showModal } from '../../platform/page/modals/openModal.ts'
import { useSending } from '../../platform/session/transactions/send/useSending.ts'
import { SwapPress } from './SwapPress.tsx'
import styles from './SwapAction.module.css'
import type { SwapButton } from './swapButton.ts'
import { t } from './swapWords.ts'
import type { Submit } from './useSubmitSwap.ts'
import { type Swap, wrapAmount } from './useSwap.ts'

const SwapSteps = latePart(async () => (await import('./SwapSteps.tsx')).SwapSteps)

type Props = { swap: Swap; submit: Submit }

const problemText = (problem: SwapProblem): string =>
  problem.kind === 'insufficientBalance'
    ? t('problem.insufficientBalance', { symbol: symbolText(problem.currency.symbol) })
    : t(`problem.${problem.kind}`)

/** The one thing to press, or why there is none (decisions.md §7.5). */
export function SwapAction({ swap, submit }: Props) {
  const { button } = swap
  switch (button.kind) {
    case 'connect':
      return (
        <Button kind="primary" size="large" block onClick={() => showModal('WALLET')}>
          {t('connect')}
        </Button>
      )
    case 'wrap':
      return <WrapButton swap={swap} button={button} />
    case 'noLiquidity':
      return (
        <div id="swap-no-liquidity" className={styles['empty']}>
          <p>{t('noLiquidity')}</p>
          <p>{t('noLiquidityMore')}</p>
        </div>
      )
    case 'problem':
      return (
        <Button id="swap-button" kind="primary" size="large" block disabled>
          {problemText(button.problem)}
        </Button>
      )
    case 'twoSteps':
      return <SwapSteps swap={swap} submit={submit} button={button} />
    case 'swap':
      return <SwapPress swap={swap} submit={submit} button={button} />
  }
}

function WrapButton({ swap, button }: { swap: Swap; button: Extract<SwapButton, { kind: 'wrap' }> }) {
  const { sending, start } = useSending()
  const amount = wrapAmount(swap.sides)
  const { problem, label } = button
  const press = () => {
    if (amount !== null) void start(wrapIntent(label, amount))
  }
  return (
    <>
      <Button
        id="wrap-button"
        kind="primary"
        size="large"
        block
        busy={sending.step === 'waiting'}
        disabled={problem !== null}
        onClick={press}
      >
        {problem === null ? t(label) : problemText(problem)}
      </Button>
      <output className={styles['said']}>
        {sending.step === 'answered' && sending.outcome.kind === 'problem' && sending.outcome.text}
      </output>
    </>
  )
}
