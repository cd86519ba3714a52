import type { Address } from 'viem'
import { create2Call } from './create2.ts'
import type { Planned, Site } from './planned.ts'
import { type Step, hasCode } from './step.ts'

/** Code at the address that follows from the init code is the proof that it was deployed. */
export const deployed = (name: string, { address, initCode }: Planned): Step => ({
  kind: 'send',
  name,
  isDone: (request) => hasCode(request, address),
  call: create2Call(initCode),
  deploys: { address, initCode },
})

/** Our own, or what others have deployed. */
export const stands = (name: string, site: Site): Step =>
  site.initCode === null ? expected(name, site.address) : deployed(name, site)

export const placed = (name: string, { address, initCode }: Planned): Step => ({
  kind: 'place',
  name,
  isDone: (request) => hasCode(request, address),
  address,
  initCode,
})

export const expected = (name: string, address: Address): Step => ({
  kind: 'expect',
  name,
  isDone: (request) => hasCode(request, address),
  address,
})
