import { preloadSound } from '#platform/session/player/player.ts'

/** Code between the press and the sound, which nobody should wait for after the touch. A failure is told by the press itself. */
const PARTS = [
  () => import('#platform/session/wallet/openLateWallet.ts'),
  () => import('#platform/session/wallet/openPasskey.ts'),
] as const

export function preloadGift(): void {
  for (const part of PARTS) part().catch(() => undefined)
  preloadSound()
}
