import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import type { Address } from '@musi/domain/address'
import { v1ExchangeAbi } from '../abi/v1Exchange.ts'
import { v1FactoryAbi } from '../abi/v1Factory.ts'
import { v2FactoryAbi } from '../abi/v2Factory.ts'
import type { Directory, Identity } from './directory.ts'
import { code } from '../requests/contracts/code.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import { pairFacts } from '../requests/pools/pairFacts.ts'
import { tokenFacts } from '../requests/tokens/tokenFacts.ts'

const ERC721 = '0x80ac58cd'

/** Identifies an address by the directory, otherwise by the contract's own answers. */
export async function identify(
  request: RpcRequest,
  directory: Directory,
  address: Address,
  isContract = false,
): Promise<Identity> {
  const known = directory.at(address)
  if (known !== null) return known
  // Token code has several kilobytes, so it is not fetched if it is known to exist.
  if (!isContract && (await code(request, address)).kind !== 'contract') return { kind: 'account' }
  const bounded = boundedCalls(request)
  const identities = await Promise.all([
    pairIdentity(bounded, directory, address),
    v1ExchangeIdentity(bounded, directory, address),
    collectionIdentity(bounded, address),
    token(bounded, address),
  ])
  return identities.find((one) => one !== null) ?? (await accountIdentity(request, directory, address))
}

/** All accounts of passkeys have the code of a clone of one implementation. */
async function accountIdentity(request: RpcRequest, { contract }: Directory, address: Address): Promise<Identity> {
  const implementation = contract('passkeyAccount')
  const codeThere = implementation === null ? null : await code(request, address)
  const isOurs = codeThere?.kind === 'contract' && codeThere.cloneOf === implementation
  return { kind: isOurs ? 'passkeyAccount' : 'contract' }
}

/** Far more than a contract needs to identify itself. One that burns its gas would block the node for seconds. */
const GAS_LIMIT = '0x1e8480'

/** Limits the gas of each call in these requests. */
const boundedCalls =
  (request: RpcRequest): RpcRequest =>
  (method, params = [], options) => {
    const [call, ...rest] = params
    const isCall = method === 'eth_call' && typeof call === 'object'
    return request(method, isCall ? [{ ...call, gas: GAS_LIMIT }, ...rest] : params, options)
  }

/** Any contract can claim to be a pair, so the factory is asked. */
async function pairIdentity(request: RpcRequest, { contract }: Directory, address: Address): Promise<Identity | null> {
  const factory = contract('v2Factory')
  const facts = await pairFacts(request, address)
  if (facts === null || factory === null) return null
  const args = [...facts.tokens] as const
  const registeredPair = await contractValue(request, {
    address: factory,
    abi: v2FactoryAbi,
    functionName: 'getPair',
    args,
  })
  return registeredPair === address ? { kind: 'pair', tokens: facts.tokens } : null
}

async function v1ExchangeIdentity(
  request: RpcRequest,
  { contract }: Directory,
  address: Address,
): Promise<Identity | null> {
  const factory = contract('v1Factory')
  const tokenIdentity = await contractValue(request, {
    address,
    abi: v1ExchangeAbi,
    functionName: 'tokenAddress',
    args: [],
  })
  if (tokenIdentity === null || factory === null) return null
  const query = { address: factory, abi: v1FactoryAbi, functionName: 'getExchange', args: [tokenIdentity] } as const
  return (await contractValue(request, query)) === address ? { kind: 'v1Exchange', token: tokenIdentity } : null
}

async function collectionIdentity(request: RpcRequest, address: Address): Promise<Identity | null> {
  const query = { address, abi: musicNftAbi, functionName: 'supportsInterface', args: [ERC721] } as const
  if ((await contractValue(request, query)) !== true) return null
  const facts = await tokenFacts(request, address)
  return { kind: 'collection', name: facts?.name ?? '?' }
}

async function token(request: RpcRequest, address: Address): Promise<Identity | null> {
  const facts = await tokenFacts(request, address)
  if (facts === null) return null
  const { symbol, name, decimals } = facts
  return { kind: 'token', symbol, name, decimals }
}
