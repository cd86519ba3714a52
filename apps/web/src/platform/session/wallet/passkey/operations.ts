import { OPERATIONS_PATH, operationPath } from '@musi/api/paths'
import { OperationState } from '@musi/api/touch/operations'
import { WalletError } from '@musi/chain/chainErrors'
import type { PasskeyWalletOptions } from '@musi/chain/passkey/passkeyWallet'
import { ask, jsonRequest } from '#platform/page/http/ask.ts'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { passkeyText } from './passkeyWords.ts'

const readState = (value: unknown) => readValue(OperationState, value)

/** Has the server bring an operation. Without an answer the operation may still have been taken, so it counts as sent and is looked for. */
export const bring: PasskeyWalletOptions['bring'] = async (operation) => {
  const answer = await ask(OPERATIONS_PATH, readState, jsonRequest('POST', operation))
  if (answer.ok || answer.failure.kind !== 'refused') return
  if (answer.failure.code === 'chainAway') throw new WalletError('chainDisconnected', passkeyText('refused'))
  throw new WalletError('internal', passkeyText(answer.failure.code === 'tooMany' ? 'tooMany' : 'refused'))
}

/** The transaction of an operation, as the server says. */
export const placeOf: PasskeyWalletOptions['placeOf'] = async (hash) => {
  const answer = await ask(operationPath(hash), readState)
  if (!answer.ok) {
    const isUnknown = answer.failure.kind === 'refused' && answer.failure.code === 'noSuchOperation'
    return { kind: isUnknown ? 'unknown' : 'waiting' }
  }
  const { state, transaction } = answer.value
  if (state === 'lost') return { kind: 'lost' }
  return transaction === null ? { kind: 'waiting' } : { kind: 'mined', transaction }
}
