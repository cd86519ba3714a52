import { significantAmount } from '@musi/domain/amount/amountText'
import { symbolText } from '@musi/domain/amount/symbolText'
import { amountOf } from '@musi/domain/currency'
import type { Trade } from '@musi/domain/exchange/trade'
import { Icon } from '@musi/ui/Icon'
import styles from './ReviewSwap.module.css'
import { r } from './reviewWords.ts'
import type { RehearsalState } from './useRehearsal.ts'

const DIGITS = 6

function text(state: RehearsalState, { input, output }: Trade): string {
  switch (state.kind) {
    case 'loading':
      return r('tried.loading')
    case 'unable':
      return r('tried.unable')
    case 'problem':
      return state.text
    case 'moved': {
      const { paid, got } = state.moved
      return r('tried.moved', {
        spent: significantAmount(amountOf(input.currency, paid[0]?.amount ?? 0n), DIGITS),
        from: symbolText(input.currency.symbol),
        received: significantAmount(amountOf(output.currency, got[0]?.amount ?? 0n), DIGITS),
        to: symbolText(output.currency.symbol),
      })
    }
  }
}

/** What the node says that this very transaction would do. */
export function Rehearsal({ state, trade }: { state: RehearsalState; trade: Trade }) {
  return (
    <div id="swap-rehearsal" className={styles['rehearsal']} data-kind={state.kind} aria-live="polite">
      <h3>
        <Icon name={state.kind === 'problem' ? 'warning' : state.kind === 'moved' ? 'tick' : 'wave'} />{' '}
        {r('tried.title')}
      </h3>
      <p>{text(state, trade)}</p>
    </div>
  )
}
