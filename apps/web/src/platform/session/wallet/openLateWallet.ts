import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import { passkeyWallet } from '@musi/chain/passkey/passkeyWallet'
import { openDemo } from '@musi/chain/wallet/openDemo'
import type { WalletPrompt } from '@musi/chain/wallet/walletPrompt'
import type { ConnectedWallet, OpenWallet, WalletId } from '@musi/chain/wallet/connection'
import { WalletError } from '@musi/chain/chainErrors'
import { openWallet } from '@musi/chain/wallet/openWallet'
import { guardProvider } from '@musi/chain/wallet/guardProvider'
import { config, contractOf } from '#platform/page/config/config.ts'
import { request } from '../chain/request.ts'
import { askDemo, setDemoWallet } from './demoQuestions.ts'
import { demoBatchMemory } from './demoBatchMemory.ts'
import { configuredRemoteWallets } from './configuredRemoteWallets.ts'
import { bring, placeOf } from './passkey/operations.ts'
import { operationMemory } from './passkey/operationMemory.ts'
import { passkeyMemory } from './passkey/passkeyMemory.ts'
import { memory, walletMemory } from './walletMemory.ts'

/** Browsers show the site only, so what a passkey is to sign is shown before each touch. */
export const askForTouch = (question: WalletPrompt): Promise<boolean> => askDemo(question, null)

const isConnected = (id: WalletId) => {
  const remembered = memory.read()
  return remembered.kind === 'wallet' && remembered.id === id
}

const notSetUp = (message: string) => ({ trouble: { kind: 'notSetUp', message } }) as const

/** Opens a wallet whose code is loaded when it is chosen: the demo wallet, a passkey, or a remote wallet. */
export async function openLateWallet(id: WalletId): ReturnType<OpenWallet> {
  if (id === 'DEMO') return openDemoWallet()
  if (id.startsWith('PASSKEY')) return openPasskey(id)
  const remote = openWallet(id, { injected: null, discovered: () => [], remote: configuredRemoteWallets() })
  return remote?.() ?? notSetUp(id)
}

async function openDemoWallet(): ReturnType<OpenWallet> {
  if (config().chainId !== EMBEDDED_CHAIN_ID) return notSetUp('Demo wallet')
  return openDemo({
    request,
    chainId: config().chainId,
    batchAccount: contractOf('batchAccount'),
    ask: (question) => askDemo(question),
    batches: demoBatchMemory,
    account: walletMemory.get().demoAccount ?? undefined,
    connected: isConnected('DEMO'),
    onOpened: setDemoWallet,
  })
}

/** The date tells several passkeys of one person apart in the browser's list. */
const nameOfToday = () => `Musi ${new Date().toISOString().slice(0, 10)}`

/** `PASSKEY_FOUND`: a passkey that was made before, which this browser may not know. */
async function openPasskey(id: WalletId): Promise<ConnectedWallet> {
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
    connected: isConnected(id),
  })
  const guardedProvider = guardProvider(wallet.provider)
  if (guardedProvider === null) throw new Error('The passkey wallet is not usable.')
  return { id, name: 'Passkey', guardedProvider, close: wallet.disconnect, isContract: true }
}
