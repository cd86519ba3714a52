import type { Address } from '@musi/domain/address'
import type { BatchSendIntent } from '#platform/session/transactions/send/sendBatch.ts'
import { type TransferItem, transferIntent } from '#platform/tokens/transfer/transferIntent.ts'

/** Sends several things to one recipient, all or none. */
export type MoveAct = {
  readonly sender: Address
  readonly recipient: Address
  readonly name: string
  readonly items: readonly [TransferItem, ...TransferItem[]]
}

export function moveIntent({ sender, recipient, items: [first, ...others] }: MoveAct): BatchSendIntent {
  const intentOf = (item: TransferItem) => transferIntent({ sender, recipient, item })
  return { steps: [intentOf(first), ...others.map(intentOf)] }
}
