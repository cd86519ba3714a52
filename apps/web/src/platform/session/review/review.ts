import type { SendIntent } from '../transactions/send/send.ts'
import type { BatchSendIntent } from '../transactions/send/sendBatch.ts'

/** What would be sent, as it was when the question was drawn. */
export type ReviewedIntent = SendIntent | BatchSendIntent

/**
 * The state of an act with money, from the press to its outcome. `Act` is what the person is asked to confirm: nothing in it
 * changes before it is accepted again.
 */
export type Review<Act> =
  | { readonly step: 'closed' }
  /**
   * `intent` is null while it cannot be sent. `isDeclined`: it was asked for in the wallet, and the person said no there.
   * `failure`: why the last attempt sent nothing, in one line.
   */
  | {
      readonly step: 'confirm'
      readonly act: Act
      readonly intent: ReviewedIntent | null
      readonly isDeclined?: boolean
      readonly failure?: string
    }
  | { readonly step: 'waiting'; readonly act: Act; readonly cancel: () => void }
  | { readonly step: 'sent'; readonly act: Act; readonly id: string }
  | { readonly step: 'failed'; readonly act: Act; readonly text: string; readonly isOwnRefusal: boolean }
