import type { PageConfig } from '@musi/api/page/pageConfig'
import type { Address } from '@musi/domain/address'
import { type BookRole, jukeboxesOf } from '@musi/domain/addressBook'
import { parsePageConfig } from './parsePageConfig.ts'
import { CONFIG_ELEMENT_ID } from '@musi/api/paths'
import { perVisit } from '../visit/visit.ts'

/** Freezes the configuration, so that no script can swap contracts later (case 32). */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}

const read = perVisit(() => deepFreeze(parsePageConfig(document.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? '')))

/** Read once at startup, before anything is shown; false if this page cannot work. */
export const readConfig = (): boolean => read() !== null

export function config(): PageConfig {
  const pageConfig = read()
  if (!pageConfig) throw new Error('The configuration of this page cannot be read.')
  return pageConfig
}

/** Every jukebox of this chain; new songs are registered in the first one. */
export const jukeboxes = (): readonly Address[] => jukeboxesOf(config().book?.contracts ?? {})

/** Address of a contract; null if this chain does not have it. */
export const contractOf = (role: BookRole): Address | null => config().book?.contracts[role] ?? null
