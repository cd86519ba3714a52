import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { SPENDER_ROLES } from '@musi/domain/approvals/knownSpenders'
import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { zeroAddress } from 'viem'
import { tokenAbi } from '../abi/token.ts'
import { v1FactoryAbi } from '../abi/v1Factory.ts'
import type { AddressBook } from '@musi/domain/addressBook'
import { PAIR_INIT_CODE_HASH } from '../pairInitCodeHash.ts'
import { contractValue } from '../reads/contractValue.ts'
import type { NamedToken, ShownTerms } from './shownTerms.ts'

/** How addresses are found: by the address book, and by calls to the chain. */
export type Addresses = { book: AddressBook; request: RpcRequest }

/** The V1 exchange of a token, by the factory of the book. Null: it has none. */
async function exchangeOf({ book, request }: Addresses, token: Address): Promise<Address | null> {
  const { v1Factory } = book.contracts
  if (v1Factory === undefined) return null
  const query = { address: v1Factory, abi: v1FactoryAbi, functionName: 'getExchange', args: [token] } as const
  const exchange = await contractValue(request, query)
  return exchange === zeroAddress ? null : exchange
}

export async function addressOfToken(addresses: Addresses, token: NamedToken): Promise<Address | null> {
  if (typeof token === 'string') return token
  if ('exchangeOf' in token) return exchangeOf(addresses, token.exchangeOf)
  const factory = { factory: addresses.book.contracts.v2Factory, initCodeHash: PAIR_INIT_CODE_HASH } as const
  return pairAddress(factory, ...token.pairOf)
}

const rewardsOf = ({ book }: Addresses, pair: Address) =>
  book.stakingPools.find((pool) => pool.pair.toLowerCase() === pair.toLowerCase())?.rewards

/** The contract that each kind of transaction must go to. Null: this chain has none. */
export async function targetOf(addresses: Addresses, shown: ShownTerms): Promise<Address | null> {
  const { contracts } = addresses.book
  switch (shown.kind) {
    case 'approve':
      return addressOfToken(addresses, shown.token)
    case 'transfer':
      return shown.what === 'native' ? shown.recipient : addressOfToken(addresses, shown.what)
    case 'wrap':
    case 'unwrap':
      return contracts.wrappedNative
    case 'swap':
      if (shown.version === 'v2') return contracts.v2Router
      return tokenOnV1(addresses, shown)
    case 'addLiquidity':
    case 'removeLiquidity':
      return contracts.v2Router
    case 'removeLiquidityV1':
      return exchangeOf(addresses, shown.token)
    case 'migrateV1':
      return contracts.v2Migrator ?? null
    case 'stake':
    case 'unstake':
    case 'collectRewards':
      return rewardsOf(addresses, shown.pair) ?? null
    default:
      return contracts[CONTRACT_OF[shown.kind]] ?? null
  }
}

const CONTRACT_OF = {
  addLiquidityFromOne: 'oneTokenLiquidity',
  claimAirdrop: 'merkleDistributor',
  delegate: 'governanceToken',
  castVote: 'governor',
  createArtistToken: 'artistTokenFactory',
  playSong: 'jukebox',
  registerSong: 'jukebox',
  retireSong: 'jukebox',
  changeSongCost: 'jukebox',
  collectOwedShare: 'jukebox',
  replacePayee: 'jukebox',
  mintDrop: 'musicNft',
  approveDrop: 'musicNft',
  buyDrop: 'seaport',
  listDrop: 'seaport',
  cancelDrop: 'seaport',
} as const

/** The exchange of the token sold; of the token bought when the native currency is sold (spec: sending.v1-calls). */
async function tokenOnV1(
  addresses: Addresses,
  { sold, bought }: ShownTerms<'swap'> & { version: 'v1' },
): Promise<Address | null> {
  const token = sold === 'native' ? bought : sold
  return token === 'native' ? null : exchangeOf(addresses, token)
}

/** Whether zero means nothing here: to a collection of single pieces it is the number of one, which would be given away. */
export async function hasAllowances({ request }: Addresses, token: Address): Promise<boolean> {
  const query = { address: token, abi: tokenAbi, functionName: 'allowance', args: [token, token] } as const
  return (await contractValue(request, query)) !== null
}

/** Whether this contract may ever be approved for this token: it must be on the list of spenders (spec: signing.spenders). */
export async function isListedSpender(addresses: Addresses, token: Address, spender: Address): Promise<boolean> {
  const { contracts } = addresses.book
  const listed = [...SPENDER_ROLES.map((role) => contracts[role]), rewardsOf(addresses, token)]
  const wanted = spender.toLowerCase()
  if (listed.some((one) => one?.toLowerCase() === wanted)) return true
  return (await exchangeOf(addresses, token))?.toLowerCase() === wanted
}
