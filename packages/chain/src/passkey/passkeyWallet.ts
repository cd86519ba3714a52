import { WalletError } from '../chainErrors.ts'
import { walletEvents } from '../wallet/events.ts'
import type { Eip1193 } from '../wallet/guardProvider.ts'
import type { PasskeyContext } from './passkeyContext.ts'
import { passkeyMethods } from './passkeyMethods.ts'

export type PasskeyWallet = { provider: Eip1193; disconnect: () => void }

/** `begin`: whether connecting makes a passkey, or finds an existing one; `connected`: the page was connected before a reload. */
export type PasskeyWalletOptions = PasskeyContext & { begin: 'make' | 'find'; connected: boolean }

/**
 * A wallet without an app: its key is a passkey, its account is a contract, and the server sends what it signs to
 * the chain (ERC-4337).
 */
export function passkeyWallet({ begin, connected, ...context }: PasskeyWalletOptions): PasskeyWallet {
  const session = { connected, begin }
  const events = walletEvents()
  const methods = passkeyMethods(context, session)
  return {
    provider: {
      on: events.on,
      removeListener: events.removeListener,
      async request({ method, params }) {
        const known = Object.hasOwn(methods, method) ? methods[method] : undefined
        if (known === undefined)
          throw new WalletError('unsupported', `An account with a passkey does not do ${method}.`)
        return known(params)
      },
    },
    disconnect() {
      session.connected = false
      events.emit('accountsChanged', [])
    },
  }
}
