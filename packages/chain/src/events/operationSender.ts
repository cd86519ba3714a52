import { type Address, parseAddress } from '@musi/domain/address'
import { getAbiItem, toEventSelector } from 'viem'
import { entryPointAbi } from '../relay/entryPointAbi.ts'

const OPERATION = toEventSelector(getAbiItem({ abi: entryPointAbi, name: 'UserOperationEvent' }))

/** The account whose operation ends with this event of the EntryPoint (ERC-4337); null if it is another event. */
export function operationSender({ topics: [name, , sender = ''] }: { topics: readonly string[] }): Address | null {
  return name === OPERATION && /^0x0{24}[0-9a-f]{40}$/.test(sender) ? parseAddress(`0x${sender.slice(-40)}`) : null
}
