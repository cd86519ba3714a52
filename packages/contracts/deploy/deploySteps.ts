import type { Address } from 'viem'
import { create2Call } from './create2.ts'
import type { PlannedContract, DeployTarget } from './planContract.ts'
import { type Step, hasCode } from './runner/step.ts'

/** Code at the CREATE2 address proves that the contract was deployed. */
export const deployStep = (name: string, { address, initCode, salt }: PlannedContract): Step => ({
  kind: 'send',
  name,
  isDone: (request) => hasCode(request, address),
  call: create2Call(initCode, salt),
  deploys: { address, initCode },
})

/** A step for our own contract, or for one others have deployed. */
export const targetStep = (name: string, target: DeployTarget): Step =>
  target.initCode === null ? expectStep(name, target.address) : deployStep(name, target)

export const placeStep = (name: string, { address, initCode }: PlannedContract): Step => ({
  kind: 'place',
  name,
  isDone: (request) => hasCode(request, address),
  address,
  initCode,
})

export const expectStep = (name: string, address: Address): Step => ({
  kind: 'expect',
  name,
  isDone: (request) => hasCode(request, address),
  address,
})
