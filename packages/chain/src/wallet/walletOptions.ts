import { EMBEDDED_CHAIN_ID } from '../chains/chainTable.ts'
import {
  COINBASE_LINK_URL,
  CONNECTORS,
  type ConnectorKey,
  INSTALL_METAMASK_URL,
  type OPTION_TEXTS,
} from './connectors.ts'
import type { DiscoveredWallet } from './discoverWallets.ts'
import type { WalletIcon } from './walletIcon.ts'

/** The effect of choosing a card. `closed` and `notSetUp` load no code; the card says so. */
export type OptionAction =
  | { kind: 'connect' }
  | { kind: 'link'; url: string }
  | { kind: 'closed' }
  | { kind: 'notSetUp' }

export type WalletOption = {
  /** A key of the table, the rdns of a discovered wallet, or DEMO. It is stored, and part of `connect-<id>`. */
  id: string
  name: string
  /** The key of OPTION_TEXTS for the card; null if there is no text for it. */
  textKey: keyof typeof OPTION_TEXTS | null
  /** Background colour of the icon; null if the option has its own icon, or none. */
  colour: string | null
  icon: WalletIcon | null
  action: OptionAction
}

export type WalletOptionsInput = {
  chainId: number
  isMobile: boolean
  /** The wallet injected as `window.ethereum`; null if there is none. */
  injected: { isMetaMask: boolean } | null
  discovered: readonly DiscoveredWallet[]
  /** The place where an account with a passkey can be made: here, or this page at another address; null if nowhere. */
  passkey: { kind: 'here' } | { kind: 'elsewhere'; url: string } | null
  /** A wallet without its key or switch says that it is not set up here (spec: wallets.switched-on). */
  config: { walletConnectProjectId: string | null; fortmaticKey: string | null; coinbaseWallet: boolean }
}

const METAMASK_RDNS = 'io.metamask'

const DEMO: WalletOption = {
  id: 'DEMO',
  name: 'Demo wallet',
  textKey: 'DEMO',
  colour: null,
  icon: null,
  action: { kind: 'connect' },
}

const CONNECT = { kind: 'connect' } as const

const card = (id: ConnectorKey, action: OptionAction): WalletOption => {
  const { name, colour } = CONNECTORS[id]
  const textKey = action.kind === 'closed' || action.kind === 'notSetUp' ? action.kind : id
  return { id, name, textKey, colour, icon: null, action }
}

const cardIfSetUp = (id: ConnectorKey, isSetUp: boolean): WalletOption =>
  card(id, isSetUp ? CONNECT : { kind: 'notSetUp' })

/** The cards of the modal, in order (spec: wallets.desktop-options, wallets.mobile-options). */
export function walletOptions(input: WalletOptionsInput): readonly WalletOption[] {
  const demo = input.chainId === EMBEDDED_CHAIN_ID ? [DEMO] : []
  const wallets = input.isMobile ? onMobile(input) : onDesktop(input)
  const passkeys = passkeyCards(input.passkey)
  return input.injected === null ? [...passkeys, ...demo, ...wallets] : [...demo, ...wallets, ...passkeys]
}

/**
 * Comes first, for people without a wallet: an account with one touch. Browsers refuse passkeys at a numeric address
 * (spec: wallets.passkey).
 */
function passkeyCards(passkey: WalletOptionsInput['passkey']): WalletOption[] {
  if (passkey === null) return []
  const of = (id: string, textKey: WalletOption['textKey'], action: OptionAction): WalletOption => {
    const name = id === 'PASSKEY' ? 'Begin with a touch' : 'I have one already'
    return { id, name, textKey, colour: '#0E7C66', icon: null, action }
  }
  if (passkey.kind === 'elsewhere') return [of('PASSKEY', 'PASSKEY_ELSEWHERE', { kind: 'link', url: passkey.url })]
  return [of('PASSKEY', 'PASSKEY', CONNECT), of('PASSKEY_FOUND', 'PASSKEY_FOUND', CONNECT)]
}

const injectedCard = ({ isMetaMask }: { isMetaMask: boolean }) => card(isMetaMask ? 'METAMASK' : 'INJECTED', CONNECT)

const install: WalletOption = {
  ...card('METAMASK', { kind: 'link', url: INSTALL_METAMASK_URL }),
  name: 'Install Metamask',
}

function onDesktop({ injected, discovered, config }: WalletOptionsInput): WalletOption[] {
  const showsMetaMask = injected?.isMetaMask === true
  const others = discovered.filter(({ rdns }) => !(showsMetaMask && rdns === METAMASK_RDNS))
  return [
    injected === null ? install : injectedCard(injected),
    ...others.map(({ rdns, name, icon }): WalletOption => ({
      id: rdns,
      name,
      textKey: null,
      colour: null,
      icon,
      action: CONNECT,
    })),
    cardIfSetUp('WALLET_CONNECT', config.walletConnectProjectId !== null),
    cardIfSetUp('WALLET_LINK', config.coinbaseWallet),
    cardIfSetUp('FORTMATIC', config.fortmaticKey !== null),
    card('Portis', { kind: 'closed' }),
  ]
}

/** With an injected wallet, only its card; otherwise the wallets that work on a phone. Portis is not among them. */
function onMobile({ injected, config }: WalletOptionsInput): WalletOption[] {
  if (injected !== null) return [injectedCard(injected)]
  return [
    cardIfSetUp('WALLET_CONNECT', config.walletConnectProjectId !== null),
    card('COINBASE_LINK', { kind: 'link', url: COINBASE_LINK_URL }),
    cardIfSetUp('FORTMATIC', config.fortmaticKey !== null),
  ]
}
