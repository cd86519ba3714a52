import { words } from '#platform/page/i18n/words.ts'

/**
 * Name of an account that has a passkey and no other name. Loaded with every page, so it is separate from the names
 * of contracts.
 */
export const listenerText = words('listener', { name: 'Listener {ends}' })
