import type { ConnectedWallet } from './connection.ts'
import type { DemoWallet, DemoWalletOptions } from './demo/demoWallet.ts'
import { guardProvider } from './guardProvider.ts'

/** `onOpened` gets the opened wallet for its window. */
type OpenOptions = DemoWalletOptions & { onOpened: (wallet: DemoWallet) => void }

/** Opens the demo wallet, whose code is loaded when it is chosen, and which exists on the embedded chain only. */
export async function openDemo({ onOpened, ...options }: OpenOptions): Promise<ConnectedWallet> {
  const { demoWallet } = await import('./demo/demoWallet.ts')
  const wallet = demoWallet(options)
  onOpened(wallet)
  const guardedProvider = guardProvider(wallet.provider)
  if (guardedProvider === null) throw new Error('The demo wallet is not usable.')
  return { id: 'DEMO', name: 'Demo wallet', guardedProvider, close: wallet.disconnect }
}
