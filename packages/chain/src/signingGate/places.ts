import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { zeroAddress } from 'viem'
import { v1FactoryAbi } from '../abi/v1Factory.ts'
import type { AddressBook } from '@musi/domain/addressBook'
import { PAIR_INIT_CODE_HASH } from '../pairInitCodeHash.ts'
import { contractValue } from '../reads/contractValue.ts'
import type { NamedToken, Shown } from './shown.ts'

/** Where things are on our chain, by the address book and by what the chain itself says. */
export type Places = { book: AddressBook; request: RpcRequest }

/** The V1 exchange of a token, by the factory of the book. Null: it has none. */
async function exchangeOf({ book, request }: Places, token: Address): Promise<Address | null> {
  const { v1Factory } = book.contracts
  if (v1Factory === undefined) return null
  const asked = { address: v1Factory, abi: v1FactoryAbi, functionName: 'getExchange', args: [token] } as const
  const found = await contractValue(request, asked)
  return found === zeroAddress ? null : found
}

export async function addressOfToken(places: Places, named: NamedToken): Promise<Address | null> {
  if (typeof named === 'string') return named
  if ('exchangeOf' in named) return exchangeOf(places, named.exchangeOf)
  const factory = { factory: places.book.contracts.v2Factory, initCodeHash: PAIR_INIT_CODE_HASH } as const
  return pairAddress(factory, ...named.pairOf)
}

const rewardsOf = ({ book }: Places, pair: Address) =>
  book.stakingPools.find((pool) => pool.pair.toLowerCase() === pair.toLowerCase())?.rewards

/** The one contract that each kind of transaction goes to. Null: this chain has none. */
export async function targetOf(places: Places, shown: Shown): Promise<Address | null> {
  const { contracts } = places.book
  switch (shown.kind) {
    case 'approve':
      return addressOfToken(places, shown.token)
    case 'transfer':
      return shown.what === 'native' ? shown.recipient : addressOfToken(places, shown.what)
    case 'wrap':
    case 'unwrap':
      return contracts.wrappedNative
    case 'swap':
      if (shown.version === 'v2') return contracts.v2Router
      return tokenOnV1(places, shown)
    case 'addLiquidity':
    case 'removeLiquidity':
      return contracts.v2Router
    case 'removeLiquidityV1':
      return exchangeOf(places, shown.token)
    case 'migrateV1':
      return contracts.v2Migrator ?? null
    case 'stake':
    case 'unstake':
    case 'collectRewards':
      return rewardsOf(places, shown.pair) ?? null
    default:
      return contracts[HOME[shown.kind]] ?? null
  }
}

const HOME = {
  claimAirdrop: 'merkleDistributor',
  delegate: 'governanceToken',
  castVote: 'governor',
  createArtistToken: 'artistTokenFactory',
  playSong: 'jukebox',
  registerSong: 'jukebox',
  retireSong: 'jukebox',
  changeSongCost: 'jukebox',
  mintDrop: 'musicNft',
  approveDrop: 'musicNft',
  buyDrop: 'seaport',
  listDrop: 'seaport',
  cancelDrop: 'seaport',
} as const

/** The exchange of the token sold; of the token bought when the native currency is sold (spec: sending.v1-calls). */
async function tokenOnV1(places: Places, { sold, bought }: Shown<'swap'> & { version: 'v1' }): Promise<Address | null> {
  const token = sold === 'native' ? bought : sold
  return token === 'native' ? null : exchangeOf(places, token)
}

/** Whether this contract may ever be allowed to take this token: a name on the list of spenders (spec: signing.spenders). */
export async function isListedSpender(places: Places, token: Address, spender: Address): Promise<boolean> {
  const { v2Router, v2Migrator, jukebox, seaport } = places.book.contracts
  const listed = [v2Router, v2Migrator, jukebox, seaport, rewardsOf(places, token)]
  const asked = spender.toLowerCase()
  if (listed.some((one) => one?.toLowerCase() === asked)) return true
  return (await exchangeOf(places, token))?.toLowerCase() === asked
}
