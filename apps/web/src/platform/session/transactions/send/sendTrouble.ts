import type { SendProblem } from '@musi/chain/sendWriteProblem'
import { sendProblemText } from '@musi/chain/sendWriteProblem'
import { loadingText } from '#platform/page/loading/loadingWords.ts'
import { gateWords } from '#platform/session/wallet/gateWords.ts'
import { troubleWords } from '#platform/session/wallet/walletTroubleWords.ts'
import { sendWords } from './sendWords.ts'
import { transactionText } from '../story/transactionWords.ts'

/** Reason why nothing was sent, or why something else was sent than intended. */
export type SendTrouble =
  | SendProblem
  | { kind: 'notConnected' }
  /** The sending code failed to load. */
  | { kind: 'notLoaded' }
  /** A second tab is waiting for the wallet with the same intent. */
  | { kind: 'otherTab' }
  /** The wallet sent something other than requested (case 39). */
  | { kind: 'mismatch'; id: string }

export function sendTroubleText(trouble: SendTrouble): string {
  switch (trouble.kind) {
    case 'notConnected':
      return transactionText('notConnected')
    case 'notLoaded':
      return loadingText('missing')
    case 'otherTab':
      return transactionText('otherTab')
    case 'mismatch':
      return transactionText('mismatch')
    default:
      return sendProblemText(trouble, { send: sendWords, gate: gateWords, wallet: troubleWords })
  }
}
