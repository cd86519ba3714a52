// Reads and sets the content hashes of ENS names on the embedded chain. Theo owns one name.
import { nameRegistryAbi, nameResolverAbi } from '@musi/chain/abi/names'
import { decodeAbiParameters, encodeFunctionData, namehash } from 'viem'
import { pageFacts, rpc, send } from './explorerSteps.ts'

export const THEOS_NAME = 'theo.eth'

type Hex = `0x${string}`

const read = (origin: string, to: Hex, data: Hex) => rpc<Hex>(origin, 'eth_call', [{ to, data }, 'latest'])

async function resolverOf(origin: string, name: string): Promise<Hex> {
  const registry = (await pageFacts(origin)).book.contracts.nameRegistry ?? '0x'
  const args = [namehash(name)] as const
  const data = encodeFunctionData({ abi: nameRegistryAbi, functionName: 'resolver', args })
  const [resolver] = decodeAbiParameters([{ type: 'address' }], await read(origin, registry, data))
  return resolver
}

export async function contentHashOf(origin: string, name: string): Promise<Hex> {
  const args = [namehash(name)] as const
  const data = encodeFunctionData({ abi: nameResolverAbi, functionName: 'contenthash', args })
  const [hash] = decodeAbiParameters([{ type: 'bytes' }], await read(origin, await resolverOf(origin, name), data))
  return hash
}

/** Sets the content hash of Theo's name. */
export async function setNameContentHash(origin: string, hash: Hex): Promise<void> {
  const args = [namehash(THEOS_NAME), hash] as const
  const data = encodeFunctionData({ abi: nameResolverAbi, functionName: 'setContenthash', args })
  await send(origin, { to: await resolverOf(origin, THEOS_NAME), data })
}
