import type { SendIntent } from '../transactions/send/send.ts'
import type { BatchSendIntent } from '../transactions/send/sendBatch.ts'

/** The transaction as it was when the question was rendered. */
export type ReviewedIntent = SendIntent | BatchSendIntent

/**
 * State of an act with money, from the click to its outcome. `Act` is what the user confirms; nothing in it changes
 * before it is accepted again.
 */
export type Review<Act> =
  | { readonly step: 'closed' }
  /**
   * `intent` is null while it cannot be sent. `isDeclined`: the person refused it in the wallet.
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
