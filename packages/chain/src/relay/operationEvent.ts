import { type Address, parseAddress } from '@musi/domain/address'

/** The EntryPoint 0.8 (ERC-4337), which has this address on every chain. */
export const ENTRY_POINT: Address = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'

/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)`, with which each operation ends. */
export const OPERATION_EVENT = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/** The account whose operation ends with this event; null if it is another event. */
export function operationSender({ topics: [name, , sender = ''] }: { topics: readonly string[] }): Address | null {
  return name === OPERATION_EVENT && /^0x0{24}[0-9a-f]{40}$/.test(sender)
    ? parseAddress(`0x${sender.slice(-40)}`)
    : null
}

/** True if the operation that ends with this event succeeded; its transaction succeeds either way. */
export const isOperationDone = ({ data }: { data: string }): boolean => BigInt(`0x${data.slice(66, 130) || '0'}`) === 1n
