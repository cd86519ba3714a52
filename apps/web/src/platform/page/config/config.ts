import type { CONFIG_ELEMENT_ID, PageConfig } from '@musi/api/pageConfig'
import type { Address } from '@musi/domain/address'
import type { BookRole } from '@musi/domain/addressBook'
import { parsePageConfig } from './parsePageConfig.ts'
import { perVisit } from '../visit/visit.ts'

const ELEMENT: typeof CONFIG_ELEMENT_ID = 'musi-config'

const read = perVisit(() => parsePageConfig(document.getElementById(ELEMENT)?.textContent ?? ''))

/** Read once at startup, before anything is shown. False: this page cannot work. */
export const readConfig = (): boolean => read() !== null

export function config(): PageConfig {
  const pageConfig = read()
  if (!pageConfig) throw new Error('The configuration of this page cannot be read.')
  return pageConfig
}

/** The address of a contract. Null: this chain does not have it. */
export const contractOf = (role: BookRole): Address | null => config().book?.contracts[role] ?? null
