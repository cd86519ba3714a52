import { WalletError } from '@musi/chain/chainErrors'
import { passkeyWallet } from '@musi/chain/passkey/passkeyWallet'
import type { ConnectedWallet, WalletId } from '@musi/chain/wallet/connection'
import { guardProvider } from '@musi/chain/wallet/guardProvider'
import type { WalletPrompt } from '@musi/chain/wallet/walletPrompt'
import { config, contractOf } from '#platform/page/config/config.ts'
import { request } from '../chain/request.ts'
import { askDemo } from './demoQuestions.ts'
import { operationMemory } from './passkey/operationMemory.ts'
import { submit, reportedStateOf } from './passkey/operations.ts'
import { passkeyMemory } from './passkey/passkeyMemory.ts'
import { passkeyName } from './passkey/passkeyName.ts'

/** Shows what a passkey will sign before each touch, because browsers show only the site. */
export const askForTouch = (question: WalletPrompt): Promise<boolean> => askDemo(question, null)

/**
 * Opens a passkey wallet. `PASSKEY_FOUND`: searches for an existing passkey, which this browser may not know; `connected`: it was
 * connected before the page was loaded.
 */
export async function openPasskey(id: WalletId, connected: boolean): Promise<ConnectedWallet> {
  const factory = contractOf('passkeyAccountFactory')
  const implementation = contractOf('passkeyAccount')
  if (factory === null || implementation === null)
    throw new WalletError('unsupported', 'This chain has no accounts with a passkey.')
  const wallet = passkeyWallet({
    request,
    chainId: config().chainId,
    contracts: { factory, implementation },
    rpId: location.hostname,
    name: passkeyName(),
    memory: passkeyMemory,
    operations: operationMemory,
    ask: askForTouch,
    submit,
    reportedStateOf,
    begin: id === 'PASSKEY' ? 'make' : 'find',
    connected,
  })
  const guardedProvider = guardProvider(wallet.provider)
  if (guardedProvider === null) throw new Error('The passkey wallet is not usable.')
  return { id, name: 'Passkey', guardedProvider, close: wallet.disconnect, isContract: true }
}
