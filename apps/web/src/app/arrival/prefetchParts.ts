/** What a first press would have to wait for on a slow line, the likeliest first. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  // What says that one of the others did not come.
  () => import('../shell/frame/ModalMissing.tsx'),
  () => import('../wallet/WalletModal.tsx'),
  () => import('#platform/tokens/token-select/TokenSelect.tsx'),
  () => import('../shell/bar/MenuPanel.tsx'),
  () => import('../shell/navigation/PlaceList.tsx'),
  () => import('../shell/settings/SettingsPanel.tsx'),
]

/** Safari does not say when it is idle. */
const SOON_MS = 300

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, SOON_MS)
  })

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true

/** One after the other, while nothing else is going on. One that does not come is asked for again when it is needed. */
export async function prefetchParts(): Promise<void> {
  if (savesData()) return
  for (const part of PARTS) {
    await idle()
    await part().catch(() => undefined)
  }
}
