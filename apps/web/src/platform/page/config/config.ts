import type { PageConfig } from '@musi/api/page/pageConfig'
import type { Address } from '@musi/domain/address'
import { type BookRole, jukeboxesOf } from '@musi/domain/addressBook'
import { parsePageConfig } from './parsePageConfig.ts'
import { CONFIG_ELEMENT_ID } from '@musi/api/paths'
import { perVisit } from '../visit/visit.ts'

/** Freezes the configuration, so that no script can swap contracts later (case 32). */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

const read = perVisit(() => frozen(parsePageConfig(document.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? '')))

/** Read once at startup, before anything is shown; false if this page cannot work. */
export const readConfig = (): boolean => read() !== null

export function config(): PageConfig {
  const pageConfig = read()
  if (!pageConfig) throw new Error('The configuration of this page cannot be read.')
  return pageConfig
}

/** Address of a contract; null if this chain does not have it. */
/** Every jukebox of this chain, the one where songs are registered first. */
export const jukeboxes = (): readonly Address[] => jukeboxesOf(config().book?.contracts ?? {})

export const contractOf = (role: BookRole): Address | null => config().book?.contracts[role] ?? null
