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
import { nameRegistryInitCode, nameResolverInitCode, reverseNamesInitCode } from './artifacts.ts'
import { create2Address } from './create2.ts'
import { deployed } from './deploySteps.ts'
import { type Step, hasCode, readNumber } from './step.ts'

type Planned = { address: Address; initCode: Hex }
export type PlannedNames = { house: Address; registry: Planned; resolver: Planned; reverse: Planned }

/** The same on every chain that has names, so that wallets and tools find it without being told. */
const REGISTRY: Address = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

const abi = parseAbi([
  'function owner(bytes32 node) view returns (address)',
  'function setSubnodeOwner(bytes32 node, bytes32 label, address owner)',
])

const planned = (initCode: Hex): Planned => ({ address: create2Address(initCode), initCode })

export function plannedNames(house: Address): PlannedNames {
  const resolver = planned(
    encodeDeployData({
      abi: parseAbi(['constructor(address registry)']),
      bytecode: nameResolverInitCode(),
      args: [REGISTRY],
    }),
  )
  const reverse = planned(
    encodeDeployData({
      abi: parseAbi(['constructor(address registry, address resolver)']),
      bytecode: reverseNamesInitCode(),
      args: [REGISTRY, resolver.address],
    }),
  )
  return { house, registry: { address: REGISTRY, initCode: nameRegistryInitCode() }, resolver, reverse }
}

/** The registry itself, the endings `eth` and `reverse`, and who gives names to addresses. */
export const nameSteps = (names: PlannedNames): Step[] => [
  registryPlaced(names),
  deployed('Name resolver', names.resolver),
  owned(names, { parent: '', label: 'eth', owner: names.house }),
  owned(names, { parent: '', label: 'reverse', owner: names.house }),
  deployed('Names of addresses', names.reverse),
  owned(names, { parent: 'reverse', label: 'addr', owner: names.reverse.address }),
]

/** Its constructor would give the root to whoever calls it, and that is the deployer of others' contracts. */
function registryPlaced({ house, registry }: PlannedNames): Step {
  // The registry's records are its first variable, and the owner is the first word of a record.
  const slot = keccak256(encodeAbiParameters(parseAbiParameters('bytes32, uint256'), [zeroHash, 0n]))
  const value = numberToHex(BigInt(house), { size: 32 })
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

function owned({ registry }: PlannedNames, { parent, label, owner }: Name): Step {
  const name = parent === '' ? label : `${label}.${parent}`
  const held = encodeFunctionData({ abi, functionName: 'owner', args: [node(name)] })
  const args = [node(parent), labelhash(label), owner] as const
  return {
    kind: 'send',
    name: `The ending ${name}`,
    isDone: async (request) => (await readNumber(request, registry.address, held)) === BigInt(owner),
    call: { to: registry.address, data: encodeFunctionData({ abi, functionName: 'setSubnodeOwner', args }) },
  }
}
