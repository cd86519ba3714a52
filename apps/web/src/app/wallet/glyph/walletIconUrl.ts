import type { WalletIcon } from '@musi/chain/wallet/walletIcon'

const urls = new WeakMap<WalletIcon, string>()

/** A wallet's icon as a blob URL: an `<img>` does not run scripts in it (spec: wallets.icon). */
export function walletIconUrl(icon: WalletIcon): string {
  const url = urls.get(icon) ?? URL.createObjectURL(new Blob([icon.bytes], { type: icon.type }))
  urls.set(icon, url)
  return url
}
