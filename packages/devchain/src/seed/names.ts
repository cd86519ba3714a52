import { nameRegistryAbi, nameResolverAbi, reverseNamesAbi } from '@musi/chain/abi/names'
import type { World } from '@musi/contracts/deploy/world'
import { type Address, type Hex, encodeFunctionData, labelhash, namehash } from 'viem'
import { type DemoRole, demoAccount } from '../world/demoAccounts.ts'
import { artistListHash } from './content.ts'
import type { Step, Moment } from './timeline.ts'
import { CRITICS } from './governance/voters.ts'

/** Name under which the list of the artists' tokens can be found. */
export const LIST_NAME = 'artists.eth'

/** Accounts that have a name. Stella's address does not resolve back to hers; newcomers have none. */
const NAMED: readonly { role: DemoRole; resolvesBack: boolean }[] = [
  { role: 'trader', resolvesBack: true },
  { role: 'provider', resolvesBack: true },
  { role: 'staker', resolvesBack: false },
  { role: 'voter', resolvesBack: true },
  { role: 'artist', resolvesBack: true },
  { role: 'collector', resolvesBack: true },
]

type To = { by: Address; to: Address; data: Hex }
const step = (what: string, { by, to, data }: To): Step => ({ by, what, call: { to, data, value: 0n } })

function registerSteps({ names, deployer }: World, name: string): Step[] {
  const [label = '', ending = ''] = name.split('.')
  const abi = nameRegistryAbi
  const to = names.registry.address
  const own = [namehash(ending), labelhash(label), deployer] as const
  return [
    step(`${name} is given`, {
      by: deployer,
      to,
      data: encodeFunctionData({ abi, functionName: 'setSubnodeOwner', args: own }),
    }),
    step(`${name} has a resolver`, {
      by: deployer,
      to,
      data: encodeFunctionData({ abi, functionName: 'setResolver', args: [namehash(name), names.resolver.address] }),
    }),
  ]
}

/** The deployer sets up a name and then transfers it. */
function personSteps(world: World, name: string, address: Address): Step[] {
  const { names, deployer } = world
  const [label = '', ending = ''] = name.split('.')
  const args = [namehash(ending), labelhash(label), address] as const
  return [
    ...registerSteps(world, name),
    step(`${name} leads to its owner`, {
      by: deployer,
      to: names.resolver.address,
      data: encodeFunctionData({ abi: nameResolverAbi, functionName: 'setAddr', args: [namehash(name), address] }),
    }),
    step(`${name} is handed over`, {
      by: deployer,
      to: names.registry.address,
      data: encodeFunctionData({ abi: nameRegistryAbi, functionName: 'setSubnodeOwner', args }),
    }),
  ]
}

const reverseNameStep = ({ names }: World, by: Address, name: string): Step =>
  step(`An address calls itself ${name}`, {
    by,
    to: names.reverse.address,
    data: encodeFunctionData({ abi: reverseNamesAbi, functionName: 'setName', args: [name] }),
  })

/** Registration of the names 29 days ago, after the distribution of votes. */
export function nameMoment(world: World): Moment {
  const people = NAMED.map(({ role, resolvesBack }) => {
    const { name, address } = demoAccount(role)
    return { name: `${name.toLowerCase()}.eth`, address, resolvesBack }
  })
  return {
    secondsAgo: 28.9 * 86_400,
    steps: [
      ...people.flatMap(({ name, address }) => personSteps(world, name, address)),
      ...people.flatMap(({ name, address, resolvesBack }) =>
        resolvesBack ? [reverseNameStep(world, address, name)] : [],
      ),
      // A claimed name that does not resolve back to the account does not count (spec: names.reverse).
      reverseNameStep(world, CRITICS.address, 'vera.eth'),
      ...registerSteps(world, LIST_NAME),
      step(`${LIST_NAME} leads to the list`, {
        by: world.deployer,
        to: world.names.resolver.address,
        data: encodeFunctionData({
          abi: nameResolverAbi,
          functionName: 'setContenthash',
          args: [namehash(LIST_NAME), artistListHash(world)],
        }),
      }),
    ],
  }
}
