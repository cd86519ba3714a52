import { orderParameters } from '../drops/dropOrder.ts'
import type { Call } from '../write.ts'
import type { CallFields } from './decodeExactly.ts'
import * as liquidity from './liquidityFields.ts'
import * as music from './musicFields.ts'
import { swapFields } from './swapFields.ts'
import * as token from './tokenFields.ts'
import type { ShownTerms, ShownKind } from './shownTerms.ts'

type Readers = { [Kind in ShownKind]: (call: Call, shown: ShownTerms<Kind>) => CallFields | null }

/** One line for each kind: the function that decodes its call. */
const READERS: Readers = {
  addLiquidity: liquidity.addLiquidityFields,
  addLiquidityFromOne: liquidity.addLiquidityFromOneFields,
  approve: token.approveFields,
  approveDrop: music.approveDropFields,
  buyDrop: music.buyDropFields,
  cancelDrop: music.cancelDropFields,
  castVote: token.castVoteFields,
  changeSongCost: music.changeSongCostFields,
  claimAirdrop: token.claimAirdropFields,
  collectOwedShare: music.collectOwedShareFields,
  collectRewards: token.collectRewardsFields,
  createArtistToken: music.createArtistTokenFields,
  delegate: token.delegateFields,
  listDrop: music.listDropFields,
  migrateV1: liquidity.migrateV1Fields,
  mintDrop: music.mintDropFields,
  playSong: music.playSongFields,
  registerSong: music.registerSongFields,
  removeLiquidity: liquidity.removeLiquidityFields,
  removeLiquidityV1: liquidity.removeLiquidityV1Fields,
  replacePayee: music.replacePayeeFields,
  retireSong: music.retireSongFields,
  stake: token.stakeFields,
  swap: swapFields,
  transfer: token.transferFields,
  unstake: token.unstakeFields,
  unwrap: token.unwrapFields,
  wrap: token.wrapFields,
}

/** The fields of a call, under the names that the screen uses. Null: it is not a call of this kind. */
export const callFields = (call: Call, shown: ShownTerms): CallFields | null =>
  (READERS[shown.kind] as (call: Call, shown: ShownTerms) => CallFields | null)(call, shown)

/** The fields that the screen shows, in the form that decoding gives them. */
export function screenFields(shown: ShownTerms): CallFields {
  switch (shown.kind) {
    case 'buyDrop': {
      const { price } = shown.order
      return { order: orderParameters(shown.order), amount: price.token === 'native' ? price.amount : 0n }
    }
    case 'listDrop':
      return { order: orderParameters(shown.order) }
    case 'cancelDrop': {
      const { totalOriginalConsiderationItems: _, ...parameters } = orderParameters(shown.order)
      return { order: { ...parameters, counter: shown.order.counter } }
    }
    default: {
      const { kind: _, ...fields } = shown
      return fields
    }
  }
}
