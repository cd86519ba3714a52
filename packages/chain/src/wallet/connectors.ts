/** The wallets that have a card of their own (decisions.md §3.1); the id of an option is `connect-<key>`. */
export const CONNECTORS = {
  INJECTED: { name: 'Injected', description: 'Injected web3 provider.', colour: '#010101', mobile: false },
  METAMASK: { name: 'MetaMask', description: 'Easy-to-use browser extension.', colour: '#E8831D', mobile: false },
  WALLET_CONNECT: {
    name: 'WalletConnect',
    description: 'Connect to Trust Wallet, Rainbow Wallet and more...',
    colour: '#4196FC',
    mobile: true,
  },
  WALLET_LINK: {
    name: 'Coinbase Wallet',
    description: 'Use Coinbase Wallet app on mobile device',
    colour: '#315CF5',
    mobile: false,
  },
  COINBASE_LINK: {
    name: 'Open in Coinbase Wallet',
    description: 'Open in Coinbase Wallet app.',
    colour: '#315CF5',
    mobile: true,
  },
  FORTMATIC: { name: 'Fortmatic', description: 'Login using Fortmatic hosted wallet', colour: '#6748FF', mobile: true },
  Portis: { name: 'Portis', description: 'Login using Portis hosted wallet', colour: '#4A6C9B', mobile: true },
} as const

export type ConnectorKey = keyof typeof CONNECTORS

export const COINBASE_LINK_URL = 'https://go.cb-w.com/mtUDhEZPy1'
export const INSTALL_METAMASK_URL = 'https://metamask.io/'
