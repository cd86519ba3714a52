import type { Address } from '@musi/domain/address'
import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { PAIR_INIT_CODE_HASH } from '../chains/pairInitCodeHash.ts'
import type { DisplayedToken } from '../signingGate/displayedTokens.ts'
import type { ShownTerms } from '../signingGate/shownTerms.ts'
import type { Scene } from './honestWrites.ts'

/** Tokens an honest screen displays for the amounts of these terms, for tests of the gate. */
export function displayedTokensFor(
  { book, a, b, pair, exchange }: Scene,
  shown: ShownTerms,
): readonly DisplayedToken[] {
  const { wrappedNative, governanceToken = '0x' } = book.contracts
  switch (shown.kind) {
    case 'acceptOffer':
      return [shown.offer.price.token]
    case 'openPool':
      return [shown.tokenA, shown.tokenB]
    case 'addLiquidity':
    case 'removeLiquidity': {
      const shares =
        shown.kind === 'addLiquidity' ? [] : [sharesIn(book, a, shown.tokenB === 'native' ? wrappedNative : b)]
      return [a, shown.tokenB, ...shares]
    }
    case 'addLiquidityFromOne':
      return [shown.token, b]
    case 'approve':
      return [typeof shown.token === 'string' ? shown.token : 'pairOf' in shown.token ? pair : exchange]
    case 'buyDrop':
    case 'listDrop':
      return [shown.order.price.token]
    case 'buyDrops':
      return shown.orders.map(({ price }) => price.token)
    case 'changeSongCost':
    case 'collectOwedShare':
    case 'givePlays':
    case 'openTab':
    case 'playSong':
    case 'registerSong':
    case 'takeBackPlays':
    case 'topUpTab':
      return [a]
    case 'claimAirdrop':
    case 'collectRewards':
      return [governanceToken]
    case 'migrateV1':
    case 'removeLiquidityV1':
      return [a, 'native']
    case 'stake':
      return [shown.pair]
    case 'swap':
      return shown.version === 'v1' ? [shown.sold, shown.bought] : shown.path
    case 'swapAndPlay':
      return [shown.isNative ? 'native' : b, a]
    case 'transfer':
      return [shown.what === 'native' ? 'native' : a]
    case 'unstake':
      return [shown.pair, governanceToken]
    case 'unwrap':
    case 'wrap':
      return ['native', wrappedNative]
    default:
      return []
  }
}

const sharesIn = ({ contracts }: Scene['book'], one: Address, other: Address): Address =>
  pairAddress({ factory: contracts.v2Factory, initCodeHash: PAIR_INIT_CODE_HASH }, one, other)
