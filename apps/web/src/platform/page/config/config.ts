import type { CONFIG_ELEMENT_ID, PageConfig } from '@musi/api/pageConfig'
import type { Address } from '@musi/domain/address'
import type { BookRole } from '@musi/domain/addressBook'
import { parsePageConfig } from './parsePageConfig.ts'
import { perVisit } from '../visit/visit.ts'

const ELEMENT: typeof CONFIG_ELEMENT_ID = 'musi-config'

const read = perVisit(() => parsePageConfig(document.getElementById(ELEMENT)?.textContent ?? ''))

/** Read once at the door, before anything is shown. False: this page cannot work. */
export const readConfig = (): boolean => read() !== null

export function config(): PageConfig {
  const held = read()
  if (!held) throw new Error('The configuration of this page cannot be read.')
  return held
}

/** Where a contract is. Null: this chain has none. */
export const contractOf = (role: BookRole): Address | null => config().book?.contracts[role] ?? null
