import type { Address } from '@musi/domain/address'

/** Nobody can be paid there. */
export const NOBODY: Address = `0x${'0'.repeat(40)}`
