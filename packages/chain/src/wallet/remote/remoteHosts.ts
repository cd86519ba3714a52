/** The hosts that the page may reach while a wallet is enabled (spec: server.csp-wallets); none of them while it is disabled. */
export const REMOTE_HOSTS = {
  walletConnect: {
    relay: 'wss://relay.walletconnect.org',
    /** A frame that verifies our origin for the wallet. */
    frame: 'https://verify.walletconnect.org',
  },
  coinbase: {
    connect: ['https://rpc.wallet.coinbase.com', 'https://www.walletlink.org', 'wss://www.walletlink.org'],
    /** The hash of each style that it injects; `coinbaseStyles.test.ts` checks them against the package. */
    styles: [
      'sha256-4CSX0cSvsqdXksjA6mWUlZWOxhEmilc7TqCXOuzQjd8=',
      'sha256-thB/1uQ6hZv+vTQDSxOw21131dHhE475xakO9wp4pxo=',
      'sha256-iBi3gvWToeXcPvoJh2Qe00AVDlN+f08gX0MtDVLz5qI=',
    ],
  },
  fortmatic: {
    frame: 'https://x2.fortmatic.com',
    /** Fortmatic loads one transparent pixel beside its frame. */
    image: 'https://static.fortmatic.com',
  },
} as const
