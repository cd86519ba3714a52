/** Code between the press and the sound, which nobody should wait for after the touch. A failure is told by the press itself. */
const PARTS = [
  () => import('#platform/session/wallet/openLateWallet.ts'),
  () => import('#platform/session/wallet/openPasskey.ts'),
  () => import('@musi/chain/passkey/passkeySignatures'),
  () => import('#platform/session/wallet/senderFor.ts'),
  () => import('#platform/session/sign-in/signIn.ts'),
] as const

export function preloadGift(): void {
  for (const part of PARTS) part().catch(() => undefined)
}
