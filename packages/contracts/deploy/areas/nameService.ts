import {
  type Address,
  type Hex,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  keccak256,
  labelhash,
  namehash,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  zeroHash,
} from 'viem'
import { nameRegistryInitCode, nameResolverInitCode, reverseNamesInitCode } from '../artifacts.ts'
import { create2Address } from '../create2.ts'
import { deployStep } from '../deploySteps.ts'
import { type Step, hasCode, readNumber } from '../runner/step.ts'

type PlannedContract = { address: Address; initCode: Hex }
export type PlannedNames = {
  deployer: Address
  registry: PlannedContract
  resolver: PlannedContract
  reverse: PlannedContract
}

/** Address of ENS on every chain, so that wallets and tools find it without configuration. */
const REGISTRY: Address = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

const abi = parseAbi([
  'function owner(bytes32 node) view returns (address)',
  'function setSubnodeOwner(bytes32 node, bytes32 label, address owner)',
])

const planContract = (initCode: Hex): PlannedContract => ({ address: create2Address(initCode), initCode })

export function plannedNames(deployer: Address): PlannedNames {
  const resolver = planContract(
    encodeDeployData({
      abi: parseAbi(['constructor(address registry)']),
      bytecode: nameResolverInitCode(),
      args: [REGISTRY],
    }),
  )
  const reverse = planContract(
    encodeDeployData({
      abi: parseAbi(['constructor(address registry, address resolver)']),
      bytecode: reverseNamesInitCode(),
      args: [REGISTRY, resolver.address],
    }),
  )
  return { deployer, registry: { address: REGISTRY, initCode: nameRegistryInitCode() }, resolver, reverse }
}

/** The registry itself, the top-level names `eth` and `reverse`, and the reverse registrar. */
export const nameSteps = (names: PlannedNames): Step[] => [
  registryStep(names),
  deployStep('Name resolver', names.resolver),
  ownerStep(names, { parent: '', label: 'eth', owner: names.deployer }),
  ownerStep(names, { parent: '', label: 'reverse', owner: names.deployer }),
  deployStep('Names of addresses', names.reverse),
  ownerStep(names, { parent: 'reverse', label: 'addr', owner: names.reverse.address }),
]

/** The registry's constructor would give the root node to its caller, which would be the CREATE2 deployer. */
function registryStep({ deployer, registry }: PlannedNames): Step {
  // The registry's records are its first variable, and the owner is the first word of a record.
  const slot = keccak256(encodeAbiParameters(parseAbiParameters('bytes32, uint256'), [zeroHash, 0n]))
  const value = numberToHex(BigInt(deployer), { size: 32 })
  return {
    kind: 'place',
    name: 'Name registry',
    isDone: (request) => hasCode(request, registry.address),
    ...registry,
    storage: [{ slot, value }],
  }
}

type Name = { parent: string; label: string; owner: Address }

const node = (name: string) => (name === '' ? zeroHash : namehash(name))

function ownerStep({ registry }: PlannedNames, { parent, label, owner }: Name): Step {
  const name = parent === '' ? label : `${label}.${parent}`
  const ownerCall = encodeFunctionData({ abi, functionName: 'owner', args: [node(name)] })
  const args = [node(parent), labelhash(label), owner] as const
  return {
    kind: 'send',
    name: `The ending ${name}`,
    isDone: async (request) => (await readNumber(request, registry.address, ownerCall)) === BigInt(owner),
    call: { to: registry.address, data: encodeFunctionData({ abi, functionName: 'setSubnodeOwner', args }) },
  }
}
