import { OPERATIONS_PATH, operationPath } from '@musi/api/paths'
import { OperationState } from '@musi/api/touch/operations'
import { WalletError } from '@musi/chain/chainErrors'
import type { PasskeyWalletOptions } from '@musi/chain/passkey/passkeyWallet'
import { ask, jsonRequest } from '#platform/page/http/ask.ts'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { passkeyText } from './passkeyWords.ts'

const readState = (value: unknown) => readValue(OperationState, value)

/** Sends an operation to the server. Without an answer the server may still have accepted it, so it counts as sent and is looked up. */
export const submit: PasskeyWalletOptions['submit'] = async (operation) => {
  const answer = await ask(OPERATIONS_PATH, readState, jsonRequest('POST', operation))
  if (answer.ok || answer.failure.kind !== 'refused') return
  if (answer.failure.code === 'chainAway') throw new WalletError('chainDisconnected', passkeyText('refused'))
  throw new WalletError('internal', passkeyText(answer.failure.code === 'tooMany' ? 'tooMany' : 'refused'))
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
