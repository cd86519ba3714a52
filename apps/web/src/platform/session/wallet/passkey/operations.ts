import { OPERATIONS_PATH, operationPath } from '@musi/api/paths'
import { OperationState } from '@musi/api/touch/operations'
import { WalletError } from '@musi/chain/chainErrors'
import type { PasskeyWalletOptions } from '@musi/chain/passkey/passkeyWallet'
import { type AskResult, ask, jsonRequest } from '#platform/page/http/ask.ts'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { passkeyText } from './passkeyWords.ts'

const readState = (value: unknown) => readValue(OperationState, value)

/** Seconds until an operation that got no answer is sent again, each time. The server accepts an operation once. */
const AGAIN_AFTER_SECONDS = [2, 5, 15, 45]

const send = (operation: Parameters<PasskeyWalletOptions['submit']>[0]) =>
  ask(OPERATIONS_PATH, readState, jsonRequest('POST', operation))

/** The server's own refusal; null if it accepted the operation, or may have: a proxy in between refuses without a code. */
function refusalIn(answer: AskResult<unknown>): WalletError | null {
  if (answer.ok || answer.failure.kind !== 'refused' || answer.failure.code === null) return null
  if (answer.failure.code === 'chainAway') return new WalletError('chainDisconnected', passkeyText('refused'))
  return new WalletError('internal', passkeyText(answer.failure.code === 'tooMany' ? 'tooMany' : 'refused'))
}

/**
 * Sends an operation to the server. Without an answer the server may still have accepted it, so it counts as sent, is looked up, and is
 * sent again while the page is open.
 */
export const submit: PasskeyWalletOptions['submit'] = async (operation) => {
  const answer = await send(operation)
  const refusal = refusalIn(answer)
  if (refusal !== null) throw refusal
  if (!answer.ok) void sendAgain(operation)
}

async function sendAgain(operation: Parameters<typeof send>[0]): Promise<void> {
  for (const seconds of AGAIN_AFTER_SECONDS) {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    const answer = await send(operation)
    if (answer.ok || refusalIn(answer) !== null) return
  }
}

/** State of an operation according to the server. */
export const reportedStateOf: PasskeyWalletOptions['reportedStateOf'] = async (hash) => {
  const answer = await ask(operationPath(hash), readState)
  if (!answer.ok) {
    const isUnknown = answer.failure.kind === 'refused' && answer.failure.code === 'noSuchOperation'
    return { kind: isUnknown ? 'unknown' : 'waiting' }
  }
  const { state, transaction } = answer.value
  if (state === 'lost') return { kind: 'lost' }
  return transaction === null ? { kind: 'waiting' } : { kind: 'mined', transaction }
}
