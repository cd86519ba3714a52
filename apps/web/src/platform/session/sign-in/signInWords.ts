import { words } from '#platform/page/i18n/words.ts'

/** Loaded with the first sign-in. */
export const signInText = words('signIn', {
  button: 'Sign in',
  waiting: 'Confirm in your wallet',
  why: 'Sign in once a day, so that we know what you have paid for. It moves nothing and costs nothing.',
  rejected: 'Nothing was signed.',
  notConnected: 'Your wallet is no longer connected. Connect it again to continue.',
  accountChanged: 'Your wallet shows another account now. Sign in again.',
  walletCannot: 'This wallet can’t sign texts, so it can’t sign in. Try another wallet.',
  serverRefused: 'The sign-in wasn’t accepted. Try again.',
  away: 'We can’t reach Musi’s server. Check your connection and try again.',
})
