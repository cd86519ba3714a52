import type { Address } from '@musi/domain/address'
import { EMBEDDED_CHAIN_ID } from '../../chainTable.ts'
import { WalletError } from '../../chainErrors.ts'
import { walletEvents } from '../events.ts'
import type { Eip1193 } from '../provider.ts'
import { type DemoKey, demoKeys } from './demoKeys.ts'
import { type DemoDesk, demoMethods } from './demoMethods.ts'
import { type DemoSession, visibleTo } from './demoSession.ts'

export type DemoWallet = {
  provider: Eip1193
  accounts: readonly DemoKey[]
  /** Pages that are connected hear of it. */
  switchTo: (account: Address) => void
  disconnect: () => void
}

export type DemoWalletOptions = DemoDesk & {
  /** The account that it begins with; the first where it is none of ours. */
  account?: Address | undefined
  /** A page that was connected before it was reloaded still is. */
  connected?: boolean
}

/** A wallet for the embedded chain: its keys are known to everybody, and it signs, asks and refuses as any wallet does. */
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
      if (session.connected) events.emit('accountsChanged', visibleTo(session))
    },
    disconnect() {
      session.connected = false
      events.emit('accountsChanged', [])
    },
  }
}
