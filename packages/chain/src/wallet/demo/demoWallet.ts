import type { Address } from '@musi/domain/address'
import { EMBEDDED_CHAIN_ID } from '../../chains/chainTable.ts'
import { WalletError } from '../../chainErrors.ts'
import { walletEvents } from '../events.ts'
import type { Eip1193 } from '../guardProvider.ts'
import { type DemoKey, demoKeys } from './demoKeys.ts'
import { type DemoContext, demoMethods } from './demoMethods.ts'
import { type DemoSession, visibleAccounts } from './demoSession.ts'

export type DemoWallet = {
  provider: Eip1193
  accounts: readonly DemoKey[]
  /** Switches the account; a connected page gets the event. */
  switchTo: (account: Address) => void
  disconnect: () => void
}

export type DemoWalletOptions = DemoContext & {
  /** The initial account; the first one if this is not a demo account. */
  account?: Address | undefined
  /** True for a page that was connected before a reload. */
  connected?: boolean
}

/** A wallet for the embedded chain. Its keys are public; it prompts, signs and refuses like any other wallet. */
export function demoWallet(options: DemoWalletOptions): DemoWallet {
  if (options.chainId !== EMBEDDED_CHAIN_ID) throw new Error('The demo wallet is for the embedded chain only.')
  const accounts = demoKeys()
  const find = (address: Address | undefined) => accounts.find((one) => one.address === address)
  const chosen = find(options.account) ?? accounts[0]
  if (chosen === undefined) throw new Error('The demo wallet has no account.')
  const session: DemoSession = { chosen, connected: options.connected ?? false }
  const events = walletEvents()
  const methods = demoMethods(options, session)
  return {
    accounts,
    provider: {
      on: events.on,
      removeListener: events.removeListener,
      async request({ method, params }) {
        const known = Object.hasOwn(methods, method) ? methods[method] : undefined
        if (known === undefined) throw new WalletError('unsupported', `The demo wallet does not do ${method}.`)
        return known(params)
      },
    },
    switchTo(account) {
      session.chosen = find(account) ?? session.chosen
      if (session.connected) events.emit('accountsChanged', visibleAccounts(session))
    },
    disconnect() {
      session.connected = false
      events.emit('accountsChanged', [])
    },
  }
}
