import { words } from '#platform/page/i18n/words.ts'

/** The server's reasons for not submitting an operation. */
export const passkeyText = words('passkey', {
  refused: 'Nothing was sent. Try again in a moment.',
  tooMany: 'That’s all for now, so nothing was sent. Try again later.',
})
