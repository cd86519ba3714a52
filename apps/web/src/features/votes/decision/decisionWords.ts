import { words } from '#platform/page/i18n/words.ts'

/**
 * Texts that all transactions of governance share: delegations, votes, proposals, and actions on
 * proposals.
 */
export const decisionText = words('decision', {
  connect: 'Connect a wallet first.',
})
