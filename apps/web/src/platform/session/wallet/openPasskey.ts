import { WalletError } from '@musi/chain/chainErrors'
import { passkeyWallet } from '@musi/chain/passkey/passkeyWallet'
import type { ConnectedWallet, WalletId } from '@musi/chain/wallet/connection'
import { guardProvider } from '@musi/chain/wallet/guardProvider'
import type { WalletPrompt } from '@musi/chain/wallet/walletPrompt'
import { config, contractOf } from '#platform/page/config/config.ts'
import { request } from '../chain/request.ts'
import { askDemo } from './demoQuestions.ts'
import { operationMemory } from './passkey/operationMemory.ts'
import { bring, placeOf } from './passkey/operations.ts'
import { passkeyMemory } from './passkey/passkeyMemory.ts'

/** Browsers show the site only, so what a passkey is to sign is shown before each touch. */
export const askForTouch = (question: WalletPrompt): Promise<boolean> => askDemo(question, null)

/** The date tells several passkeys of one person apart in the browser's list. */
const nameOfToday = () => `Musi ${new Date().toISOString().slice(0, 10)}`

/**
 * Opens the wallet of a passkey. `PASSKEY_FOUND`: one that was made before, which this browser may not know; `connected`: it was connected
 * before the page was loaded.
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
    name: nameOfToday(),
    memory: passkeyMemory,
    operations: operationMemory,
    ask: askForTouch,
    bring,
    placeOf,
    begin: id === 'PASSKEY' ? 'make' : 'find',
    connected,
  })
  const guardedProvider = guardProvider(wallet.provider)
  if (guardedProvider === null) throw new Error('The passkey wallet is not usable.')
  return { id, name: 'Passkey', guardedProvider, close: wallet.disconnect, isContract: true }
}
