import type { CONFIG_ELEMENT_ID, PageConfig } from '@musi/api/pageConfig'
import type { Address } from '@musi/domain/address'
import type { BookRole } from '@musi/domain/addressBook'
import { parsePageConfig } from './parsePageConfig.ts'

const ELEMENT: typeof CONFIG_ELEMENT_ID = 'musi-config'

let held: PageConfig | null = null

/** Read once at the door, before anything is shown. False: this page cannot work. */
export function readConfig(): boolean {
  held = parsePageConfig(document.getElementById(ELEMENT)?.textContent ?? '')
  return held !== null
}

export function config(): PageConfig {
  if (!held) throw new Error('The configuration is used before it was read.')
  return held
}

/** Where a contract is. Null: this chain has none. */
export const contractOf = (role: BookRole): Address | null => config().book?.contracts[role] ?? null
