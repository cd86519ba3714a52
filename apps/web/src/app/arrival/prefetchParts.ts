/** Code that a first click would wait for on a slow connection, most likely first. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  // The notice that another part failed to load.
  () => import('../shell/frame/ModalMissing.tsx'),
  () => import('../wallet/WalletModal.tsx'),
  () => import('#platform/tokens/token-select/TokenSelect.tsx'),
  () => import('../shell/bar/MenuPanel.tsx'),
  () => import('../shell/navigation/PlaceList.tsx'),
  () => import('../shell/settings/SettingsPanel.tsx'),
]

/** Delay in Safari, which has no `requestIdleCallback`. */
const SOON_MS = 300

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, SOON_MS)
  })

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true

/** Loads the parts one after the other, while idle. A part that fails is requested again when needed. */
export async function prefetchParts(): Promise<void> {
  if (savesData()) return
  for (const part of PARTS) {
    await idle()
    await part().catch(() => undefined)
  }
}
