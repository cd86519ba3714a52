import { type WalletOption, walletOptions } from '@musi/chain/wallet/walletOptions'
import { useSyncExternalStore } from 'react'
import { config } from '#platform/page/config/config.ts'
import { isMobile } from '#platform/page/config/isMobile.ts'
import { subscribe, foundWallets } from '#platform/session/wallet/foundWallets.ts'
import { passkeyPlace } from '#platform/session/wallet/passkey/passkeyPlace.ts'

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
