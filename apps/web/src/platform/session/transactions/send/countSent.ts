import { transactionEvent } from '@musi/domain/analytics/transactionEvent'
import { type Action, type SingleAction, stepsOf } from '@musi/domain/transactions/action'
import { event } from '#platform/page/analytics/analytics.ts'

type CountedAction = Parameters<typeof transactionEvent>[0]

/** All kinds that `transactionEvent` accepts; a missing one does not compile. */
const COUNTED: Readonly<Record<CountedAction['kind'], true>> = {
  swap: true,
  addLiquidity: true,
  removeLiquidity: true,
  migrateV1: true,
  removeLiquidityV1: true,
}

const isCounted = (step: SingleAction): step is CountedAction => Object.hasOwn(COUNTED, step.kind)

/** Counts what was sent (spec: reports.when-sent), in one place for all screens. */
export function countSent(action: Action, recipientTyped = false): void {
  for (const step of stepsOf(action).filter(isCounted)) event(transactionEvent(step, recipientTyped))
}
