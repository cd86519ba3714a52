import { type Address, encodeDeployData, parseAbi } from 'viem'
import { conduitControllerInitCode, seaportInitCode } from './artifacts.ts'
import { stands } from './deploySteps.ts'
import { type Site, existingOr, planned } from './planned.ts'
import type { Step } from './step.ts'

/** Where drops are sold: orders that are signed by the seller and filled by the buyer. */
export type PlannedMarket = { conduitController: Site; seaport: Site }

/** Either may be there already; Seaport is bound to the conduit controller that it was made with. */
type Existing = Partial<Record<keyof PlannedMarket, Address>>

export function plannedMarket(existing: Existing): PlannedMarket {
  const conduitController = existingOr(existing.conduitController, () => planned(conduitControllerInitCode()))
  const abi = parseAbi(['constructor(address conduitController)'])
  const args = [conduitController.address] as const
  const own = () => planned(encodeDeployData({ abi, bytecode: seaportInitCode(), args }))
  return { conduitController, seaport: existingOr(existing.seaport, own) }
}

export const marketSteps = ({ conduitController, seaport }: PlannedMarket): Step[] => [
  stands('Conduit controller', conduitController),
  stands('Seaport', seaport),
]
