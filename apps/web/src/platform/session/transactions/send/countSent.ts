import { transactionEvent } from '@musi/domain/analytics/transactionEvent'
import { type Action, type SingleAction, stepsOf } from '@musi/domain/transactions/action'
import { event } from '../../../page/analytics/analytics.ts'

type CountedAction = Parameters<typeof transactionEvent>[0]

const COUNTED: readonly SingleAction['kind'][] = [
  'swap',
  'addLiquidity',
  'removeLiquidity',
  'migrateV1',
  'removeLiquidityV1',
] satisfies readonly CountedAction['kind'][]

const isCounted = (step: SingleAction): step is CountedAction => COUNTED.includes(step.kind)

/** Counts what was sent (spec: reports.when-sent), in one place for all screens. */
export function countSent(action: Action, recipientTyped = false): void {
  for (const step of stepsOf(action).filter(isCounted)) event(transactionEvent(step, recipientTyped))
}
