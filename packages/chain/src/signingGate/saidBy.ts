import { orderParameters } from '../drops/dropOrder.ts'
import type { Call } from '../write.ts'
import type { Said } from './decoded.ts'
import * as liquidity from './saidByLiquidity.ts'
import * as music from './saidByMusic.ts'
import { saidBySwap } from './saidBySwap.ts'
import * as token from './saidByToken.ts'
import type { Shown, ShownKind } from './shown.ts'

type Readers = { [Kind in ShownKind]: (call: Call, shown: Shown<Kind>) => Said | null }

/** One line a kind: who reads what the bytes say. */
const READERS: Readers = {
  addLiquidity: liquidity.saidByAddLiquidity,
  approve: token.saidByApprove,
  approveDrop: music.saidByApproveDrop,
  buyDrop: music.saidByBuyDrop,
  cancelDrop: music.saidByCancelDrop,
  castVote: token.saidByCastVote,
  changeSongCost: music.saidByChangeSongCost,
  claimAirdrop: token.saidByClaimAirdrop,
  collectRewards: token.saidByCollectRewards,
  createArtistToken: music.saidByCreateArtistToken,
  delegate: token.saidByDelegate,
  listDrop: music.saidByListDrop,
  migrateV1: liquidity.saidByMigrateV1,
  mintDrop: music.saidByMintDrop,
  playSong: music.saidByPlaySong,
  registerSong: music.saidByRegisterSong,
  removeLiquidity: liquidity.saidByRemoveLiquidity,
  removeLiquidityV1: liquidity.saidByRemoveLiquidityV1,
  retireSong: music.saidByRetireSong,
  stake: token.saidByStake,
  swap: saidBySwap,
  transfer: token.saidByTransfer,
  unstake: token.saidByUnstake,
  unwrap: token.saidByUnwrap,
  wrap: token.saidByWrap,
}

/** What a call says in the fields of what the screen shows. Null: it is no call of this kind. */
export const saidBy = (call: Call, shown: Shown): Said | null =>
  (READERS[shown.kind] as (call: Call, shown: Shown) => Said | null)(call, shown)

/** What the screen shows, in the fields in which bytes say it. */
export function saidByScreen(shown: Shown): Said {
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
