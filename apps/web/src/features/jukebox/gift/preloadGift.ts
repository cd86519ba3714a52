import { preloadSound } from '#platform/session/player/player.ts'

/**
 * Code that is needed between the click and the sound, preloaded so that nobody waits for it after the touch. The
 * click itself reports a failure.
 */
const PARTS = [
  () => import('#platform/session/wallet/openBundledWallet.ts'),
  () => import('#platform/session/wallet/openPasskey.ts'),
] as const

export function preloadGift(): void {
  for (const part of PARTS) part().catch(() => undefined)
  preloadSound()
}
