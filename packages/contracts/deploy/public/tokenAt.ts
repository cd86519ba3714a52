import { type Address, type Hex, decodeFunctionResult, encodeFunctionData, isHex, parseAbi } from 'viem'
import type { FoundToken } from '../publicWorld.ts'
import type { Request } from '../request.ts'
import { EndpointTrouble } from './patientEndpoint.ts'

const abi = parseAbi([
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function decimals() view returns (uint8)',
])

/** What a token says of itself, for the address book; null where there is none that can be named. */
export async function tokenAt(request: Request, address: Address): Promise<FoundToken | null> {
  const ask = async (data: Hex): Promise<Hex> => {
    const answer = await request('eth_call', [{ to: address, data }, 'latest'])
    return isHex(answer) ? answer : '0x'
  }
  const text = async (functionName: 'symbol' | 'name') =>
    decodeFunctionResult({ abi, functionName, data: await ask(encodeFunctionData({ abi, functionName })) })
  try {
    const [symbol, name] = [await text('symbol'), await text('name')]
    const data = await ask(encodeFunctionData({ abi, functionName: 'decimals' }))
    const decimals = decodeFunctionResult({ abi, functionName: 'decimals', data })
    return symbol === '' || name === '' ? null : { address, symbol, name, decimals }
  } catch (error) {
    if (error instanceof EndpointTrouble) throw error
    // No contract, another contract, or one whose symbol is not a text: none of them can be named to people.
    return null
  }
}
