import type { Action } from '../transactions/action.ts'
import type { AnalyticsEvent } from './analyticsEvent.ts'

type CountedAction = Action<'swap' | 'addLiquidity' | 'removeLiquidity' | 'migrateV1' | 'removeLiquidityV1'>

/** `recipient` is null for the sender's own address, so only `isRecipientTyped` tells whether it was typed. */
function swapAction({ recipient }: Action<'swap'>, isRecipientTyped: boolean) {
  if (recipient !== null) return 'Swap w/ Send'
  return isRecipientTyped ? 'Swap w/o Send + recipient' : 'Swap w/o Send'
}

/** The analytics event of a transaction: symbols, never amounts or accounts. */
export function transactionEvent(action: CountedAction, isRecipientTyped = false): AnalyticsEvent {
  switch (action.kind) {
    case 'swap': {
      const { input, output, version } = action
      const label = `${input.currency.symbol}/${output.currency.symbol}/${version}`
      return { category: 'Swap', action: swapAction(action, isRecipientTyped), label }
    }
    case 'addLiquidity':
    case 'removeLiquidity': {
      const label = `${action.amountA.currency.symbol}/${action.amountB.currency.symbol}`
      return { category: 'Liquidity', action: action.kind === 'addLiquidity' ? 'Add' : 'Remove', label }
    }
    case 'migrateV1':
      return { category: 'Migrate', action: 'V1->V2', label: action.token.symbol }
    case 'removeLiquidityV1':
      return { category: 'Remove', action: 'V1', label: action.token.symbol }
  }
}
