import { transactionEvent } from '@musi/domain/analytics/transactionEvent'
import { type Action, type SingleAction, stepsOf } from '@musi/domain/transactions/action'
import { event } from '../../../page/analytics/analytics.ts'

type Counted = Parameters<typeof transactionEvent>[0]

const COUNTED: readonly SingleAction['kind'][] = [
  'swap',
  'addLiquidity',
  'removeLiquidity',
  'migrateV1',
  'removeLiquidityV1',
] satisfies readonly Counted['kind'][]

const isCounted = (step: SingleAction): step is Counted => COUNTED.includes(step.kind)

/** The kinds that are counted when they are sent (spec: reports.when-sent), for every screen in this one place. */
export function countSent(action: Action, recipientTyped = false): void {
  for (const step of stepsOf(action).filter(isCounted)) event(transactionEvent(step, recipientTyped))
}
