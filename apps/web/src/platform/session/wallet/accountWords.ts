import { words } from '#platform/page/i18n/words.ts'

export const t = words('account', { connect: 'Connect Wallet' })
