import { type Address, encodeDeployData, parseAbi } from 'viem'
import { conduitControllerInitCode, seaportInitCode } from '../artifacts.ts'
import { targetStep } from '../deploySteps.ts'
import { type DeployTarget, existingOr, planContract } from '../planContract.ts'
import type { Step } from '../runner/step.ts'

/** The market for drops: the seller signs an order, and the buyer fills it. */
export type PlannedMarket = { conduitController: DeployTarget; seaport: DeployTarget }

/** Contracts already on the chain; an existing Seaport is bound to the conduit controller it was deployed with. */
type Existing = Partial<Record<keyof PlannedMarket, Address>>

export function plannedMarket(existing: Existing): PlannedMarket {
  const conduitController = existingOr(existing.conduitController, () => planContract(conduitControllerInitCode()))
  const abi = parseAbi(['constructor(address conduitController)'])
  const args = [conduitController.address] as const
  const own = () => planContract(encodeDeployData({ abi, bytecode: seaportInitCode(), args }))
  return { conduitController, seaport: existingOr(existing.seaport, own) }
}

export const marketSteps = ({ conduitController, seaport }: PlannedMarket): Step[] => [
  targetStep('Conduit controller', conduitController),
  targetStep('Seaport', seaport),
]
