import type { Address, Hex } from 'viem'
import { create2Address } from './create2.ts'

/** A contract whose address is known before it is deployed. */
export type PlannedContract = {
  address: Address
  initCode: Hex
  /** Salt of the CREATE2 deployment; absent for zero. */
  salt?: Hex
}
/** A contract deployed by others, used instead of our own. */
type ExistingContract = { address: Address; initCode: null }
export type DeployTarget = PlannedContract | ExistingContract

export const planContract = (initCode: Hex, salt?: Hex): PlannedContract => ({
  address: create2Address(initCode, salt),
  initCode,
  ...(salt === undefined ? {} : { salt }),
})

export const existingOr = (existing: Address | undefined, own: () => PlannedContract): DeployTarget =>
  existing === undefined ? own() : { address: existing, initCode: null }
