import { type Address, type Hex, decodeFunctionResult, encodeFunctionData, isHex, parseAbi, zeroAddress } from 'viem'
import type { ExistingToken } from '../publicWorld.ts'
import type { Request } from '../runner/request.ts'
import { EndpointTrouble } from './patientEndpoint.ts'

const abi = parseAbi([
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function decimals() view returns (uint8)',
  'function creatorOf(address token) view returns (address)',
])

/** A token's own description, for the address book; null if there is no token with a usable name. */
export async function tokenAt(request: Request, address: Address): Promise<ExistingToken | null> {
  const ask = async (data: Hex): Promise<Hex> => {
    const answer = await request('eth_call', [{ to: address, data }, 'latest'])
    return isHex(answer) ? answer : '0x'
  }
  const text = async (functionName: 'symbol' | 'name') =>
    decodeFunctionResult({ abi, functionName, data: await ask(encodeFunctionData({ abi, functionName })) })
  try {
    const symbol = await text('symbol')
    const name = await text('name')
    const data = await ask(encodeFunctionData({ abi, functionName: 'decimals' }))
    const decimals = decodeFunctionResult({ abi, functionName: 'decimals', data })
    return symbol === '' || name === '' ? null : { address, symbol, name, decimals }
  } catch (error) {
    if (error instanceof EndpointTrouble) throw error
    // No contract, a contract that is not a token, or a symbol that is not a string: nothing can be displayed.
    return null
  }
}

/** True if an artist made this token in the factory. Before the factory is deployed nobody has. */
export async function isOfArtist(request: Request, factory: Address, token: Address): Promise<boolean> {
  const data = encodeFunctionData({ abi, functionName: 'creatorOf', args: [token] })
  const answer = await request('eth_call', [{ to: factory, data }, 'latest'])
  if (!isHex(answer) || answer === '0x') return false
  return decodeFunctionResult({ abi, functionName: 'creatorOf', data: answer }) !== zeroAddress
}
