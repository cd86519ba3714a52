import { refusalText } from '#platform/session/wallet/gateWords.ts'
import type { OrderOutcome } from './signAndSubmitOrder.ts'
import { orderText } from './orderWords.ts'

/** Reason why an order was not stored. */
export const orderTroubleText = (outcome: Exclude<OrderOutcome, { kind: 'stored' }>): string =>
  outcome.kind === 'gate' ? refusalText(outcome.refusal) : orderText(`trouble.${outcome.trouble}`)
