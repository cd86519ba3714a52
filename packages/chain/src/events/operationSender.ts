import { type Address, parseAddress } from '@musi/domain/address'
import { toEventSelector } from 'viem'

const OPERATION = toEventSelector(
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
)

/** The account whose operation ends with this event of the EntryPoint (ERC-4337); null if it is another event. */
export function operationSender({ topics: [name, , sender = ''] }: { topics: readonly string[] }): Address | null {
  return name === OPERATION && /^0x0{24}[0-9a-f]{40}$/.test(sender) ? parseAddress(`0x${sender.slice(-40)}`) : null
}
