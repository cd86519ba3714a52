import { EMBEDDED_CHAIN_ID } from '../chainTable.ts'
import {
  COINBASE_LINK_URL,
  CONNECTORS,
  type ConnectorKey,
  INSTALL_METAMASK_URL,
  type OPTION_TEXTS,
} from './connectors.ts'
import type { DiscoveredWallet } from './discovery.ts'
import type { WalletIcon } from './walletIcon.ts'

/** What choosing a card does. `closed` and `notSetUp` load no code; the card says so. */
export type OptionDoes = { kind: 'connect' } | { kind: 'link'; url: string } | { kind: 'closed' } | { kind: 'notSetUp' }

export type WalletOption = {
  /** A key of the table, the rdns of a discovered wallet, or DEMO: what is remembered, and its `connect-<id>`. */
  id: string
  name: string
  /** Which of OPTION_TEXTS is on the card; null: nothing is known of it. */
  says: keyof typeof OPTION_TEXTS | null
  /** Null: the option brings its own icon, or none. */
  colour: string | null
  icon: WalletIcon | null
  does: OptionDoes
}

export type OptionsGiven = {
  chainId: number
  isMobile: boolean
  /** The wallet that stands in the page as `window.ethereum`; null: none. */
  injected: { isMetaMask: boolean } | null
  discovered: readonly DiscoveredWallet[]
  /** A wallet without its key or switch says that it is not set up here (spec: wallets.switched-on). */
  config: { walletConnectProjectId: string | null; fortmaticKey: string | null; coinbaseWallet: boolean }
}

const METAMASK_RDNS = 'io.metamask'

const DEMO: WalletOption = {
  id: 'DEMO',
  name: 'Demo wallet',
  says: 'DEMO',
  colour: null,
  icon: null,
  does: { kind: 'connect' },
}

const CONNECT = { kind: 'connect' } as const

const card = (id: ConnectorKey, does: OptionDoes): WalletOption => {
  const { name, colour } = CONNECTORS[id]
  const says = does.kind === 'closed' || does.kind === 'notSetUp' ? does.kind : id
  return { id, name, says, colour, icon: null, does }
}

const setUp = (id: ConnectorKey, isSetUp: boolean): WalletOption => card(id, isSetUp ? CONNECT : { kind: 'notSetUp' })

/** The cards of the modal, in order (spec: wallets.desktop-options, wallets.mobile-options). */
export function walletOptions(given: OptionsGiven): readonly WalletOption[] {
  const demo = given.chainId === EMBEDDED_CHAIN_ID ? [DEMO] : []
  return [...demo, ...(given.isMobile ? onMobile(given) : onDesktop(given))]
}

const injectedCard = ({ isMetaMask }: { isMetaMask: boolean }) => card(isMetaMask ? 'METAMASK' : 'INJECTED', CONNECT)

const install: WalletOption = {
  ...card('METAMASK', { kind: 'link', url: INSTALL_METAMASK_URL }),
  name: 'Install Metamask',
}

function onDesktop({ injected, discovered, config }: OptionsGiven): WalletOption[] {
  const showsMetaMask = injected?.isMetaMask === true
  const others = discovered.filter(({ rdns }) => !(showsMetaMask && rdns === METAMASK_RDNS))
  return [
    injected === null ? install : injectedCard(injected),
    ...others.map(({ rdns, name, icon }): WalletOption => ({
      id: rdns,
      name,
      says: null,
      colour: null,
      icon,
      does: CONNECT,
    })),
    setUp('WALLET_CONNECT', config.walletConnectProjectId !== null),
    setUp('WALLET_LINK', config.coinbaseWallet),
    setUp('FORTMATIC', config.fortmaticKey !== null),
    card('Portis', { kind: 'closed' }),
  ]
}

/** With a wallet in the page only its own card; without, those that work on a phone. Portis is not among them. */
function onMobile({ injected, config }: OptionsGiven): WalletOption[] {
  if (injected !== null) return [injectedCard(injected)]
  return [
    setUp('WALLET_CONNECT', config.walletConnectProjectId !== null),
    card('COINBASE_LINK', { kind: 'link', url: COINBASE_LINK_URL }),
    setUp('FORTMATIC', config.fortmaticKey !== null),
  ]
}
