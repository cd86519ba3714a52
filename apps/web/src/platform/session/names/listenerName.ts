import type { Address } from '@musi/domain/address'
import { listenerText } from './listenerWords.ts'

const END_DIGITS = 4

/** Short name of an account with a passkey that has no other name: `Listener 9669…c9e6` (spec: touch.told-account). */
export const listenerName = (address: Address): string =>
  listenerText('name', { ends: `${address.slice(2, 2 + END_DIGITS)}…${address.slice(-END_DIGITS)}` })
