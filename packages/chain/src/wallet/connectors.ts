/** Wallets with a card (spec: wallets.cards); the id of an option is `connect-<key>`. */
export const CONNECTORS = {
  INJECTED: { name: 'Injected', colour: '#010101', mobile: false },
  METAMASK: { name: 'MetaMask', colour: '#E8831D', mobile: false },
  WALLET_CONNECT: {
    name: 'WalletConnect',
    colour: '#4196FC',
    mobile: true,
  },
  WALLET_LINK: {
    name: 'Coinbase Wallet',
    colour: '#315CF5',
    mobile: false,
  },
  COINBASE_LINK: {
    name: 'Open in Coinbase Wallet',
    colour: '#315CF5',
    mobile: true,
  },
  FORTMATIC: { name: 'Fortmatic', colour: '#6748FF', mobile: true },
  Portis: { name: 'Portis', colour: '#4A6C9B', mobile: true },
} as const

export type ConnectorKey = keyof typeof CONNECTORS

export const COINBASE_LINK_URL = 'https://go.cb-w.com/mtUDhEZPy1'
export const INSTALL_METAMASK_URL = 'https://metamask.io/'

/** The line under the name on a card (spec: wallets.cards), by the id of the option or by the reason why it is unavailable. */
export const OPTION_TEXTS = {
  PASSKEY: 'An account of your own, with your fingerprint, face or screen lock. No app, nothing to install.',
  PASSKEY_FOUND: 'Use a passkey that you made for Musi before.',
  PASSKEY_ELSEWHERE: 'Your browser allows this at localhost only. Opens Musi there.',
  DEMO: 'Accounts with play money that exist on this chain only.',
  INJECTED: 'Injected web3 provider.',
  METAMASK: 'Easy-to-use browser extension.',
  WALLET_CONNECT: 'Connect to Trust Wallet, Rainbow Wallet and more...',
  WALLET_LINK: 'Use Coinbase Wallet app on mobile device',
  COINBASE_LINK: 'Open in Coinbase Wallet app.',
  FORTMATIC: 'Login using Fortmatic hosted wallet',
  Portis: 'Login using Portis hosted wallet',
  closed: 'Closed its service',
  notSetUp: 'Not available here',
} as const satisfies Record<
  ConnectorKey | 'DEMO' | 'PASSKEY' | 'PASSKEY_FOUND' | 'PASSKEY_ELSEWHERE' | 'closed' | 'notSetUp',
  string
>
