import { words } from '#platform/page/i18n/words.ts'

/** Name of an account that has a passkey and no other name. It is loaded with every page, so it is apart from the names of contracts. */
export const listenerText = words('listener', { name: 'Listener {ends}' })
