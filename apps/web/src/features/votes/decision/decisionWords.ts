import { words } from '#platform/page/i18n/words.ts'

/** Texts around any decision that is sent: a delegation, a vote, a proposal and what is done with it. */
export const decisionText = words('decision', {
  connect: 'Connect a wallet first.',
})
