import { words } from '#platform/page/i18n/words.ts'

export const accountText = words('account', { connect: 'Connect Wallet' })
