import type { WalletIcon } from '@musi/chain/wallet/walletIcon'

const urls = new WeakMap<WalletIcon, string>()

/** The picture that a wallet brought, as an address of this page: an `<img>` runs nothing that is in it (spec: wallets.icon). */
export function walletIconUrl(icon: WalletIcon): string {
  const url = urls.get(icon) ?? URL.createObjectURL(new Blob([icon.bytes], { type: icon.type }))
  urls.set(icon, url)
  return url
}
