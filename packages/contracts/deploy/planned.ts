import type { Address, Hex } from 'viem'
import { create2Address } from './create2.ts'

/** A contract whose address is known before it is deployed. */
export type Planned = { address: Address; initCode: Hex }
/** One that others have deployed and that is used instead of our own. */
type Existing = { address: Address; initCode: null }
export type Site = Planned | Existing

export const planned = (initCode: Hex): Planned => ({ address: create2Address(initCode), initCode })

export const existingOr = (existing: Address | undefined, own: () => Planned): Site =>
  existing === undefined ? own() : { address: existing, initCode: null }
