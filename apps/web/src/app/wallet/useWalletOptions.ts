import { type WalletOption, type WalletOptionsInput, walletOptions } from '@musi/chain/wallet/walletOptions'
import { useSyncExternalStore } from 'react'
import { config, contractOf } from '#platform/page/config/config.ts'
import { isMobile } from '#platform/page/config/isMobile.ts'
import { subscribe, foundWallets } from '#platform/session/wallet/foundWallets.ts'

/** The wallet cards, including wallets that announce themselves later. */
export function useWalletOptions(): readonly WalletOption[] {
  const { injected, discovered } = useSyncExternalStore(subscribe, foundWallets)
  const { chainId, wallets } = config()
  const { walletConnectProjectId, fortmaticKey, coinbase: coinbaseWallet } = wallets
  return walletOptions({
    chainId,
    isMobile: isMobile(),
    injected,
    discovered,
    passkey: passkeyPlace(),
    config: { walletConnectProjectId, fortmaticKey, coinbaseWallet },
  })
}

/** Passkeys need a host with a name, served securely, accounts on the chain, and a server that brings their operations. */
function passkeyPlace(): WalletOptionsInput['passkey'] {
  if (!config().relays || contractOf('passkeyAccountFactory') === null || !('credentials' in navigator)) return null
  const { hostname, port, pathname } = location
  if (hostname === '127.0.0.1' || hostname === '[::1]')
    return { kind: 'elsewhere', url: `http://localhost:${port}${pathname}` }
  return /^[\d.]+$|^\[/.test(hostname) ? null : { kind: 'here' }
}
