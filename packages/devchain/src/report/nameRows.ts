import { nameRegistryAbi, nameResolverAbi } from '@musi/chain/abi/names'
import type { World } from '@musi/contracts/deploy/world'
import { contentHash } from '@musi/domain/content/contentId'
import { type Address, namehash, zeroAddress } from 'viem'
import { demoAccounts } from '../world/demoAccounts.ts'
import { contentOf } from '../seed/content.ts'
import { LIST_NAME } from '../seed/names.ts'
import { CRITICS } from '../seed/governance/voters.ts'
import type { ChainReader } from './chainReader.ts'
import { type Row, row } from './row.ts'

export async function nameRows(reader: ChainReader, world: World): Promise<Row[]> {
  const resolver = (name: string) =>
    reader.value(world.names.registry.address, nameRegistryAbi, 'resolver', namehash(name))
  const resolveName = async (name: string) => {
    const at = await resolver(name)
    return at === zeroAddress ? null : reader.value(at, nameResolverAbi, 'addr', namehash(name))
  }
  const reverseName = async (address: Address) => {
    const node = `${address.slice(2).toLowerCase()}.addr.reverse`
    const at = await resolver(node)
    return at === zeroAddress ? null : reader.value(at, nameResolverAbi, 'name', namehash(node))
  }
  const people = await Promise.all(
    demoAccounts().map(async ({ name, address }) => {
      const ens = `${name.toLowerCase()}.eth`
      return { ens, forward: (await resolveName(ens)) === address, back: (await reverseName(address)) === ens }
    }),
  )
  const both = people.filter(({ forward, back }) => forward && back)
  const hash = await reader.value(await resolver(LIST_NAME), nameResolverAbi, 'contenthash', namehash(LIST_NAME))
  const list = [...contentOf(world).values()].find(({ bytes }) => contentHash(bytes) === hash)
  const pretender = await reverseName(CRITICS.address)
  return [
    row('names', 'lead to demo accounts and back', both.map(({ ens }) => ens).join(', '), both.length >= 5),
    row(
      'names',
      'one leads there and not back',
      people.find(({ forward, back }) => forward && !back)?.ens ?? 'none',
      people.some(({ forward, back }) => forward && !back),
    ),
    row(
      'names',
      'somebody claims another’s name',
      pretender ?? 'nobody',
      pretender !== null && (await resolveName(pretender)) !== CRITICS.address,
    ),
    row('names', `${LIST_NAME} leads to a list on our gateway`, list?.id ?? hash, list !== undefined),
  ]
}
