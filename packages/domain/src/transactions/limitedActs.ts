import type { SingleAction } from './action.ts'

/**
 * Whether the chain itself holds an act to the amounts that were shown: by a bound in the call, or since they are part of it. Of the others
 * only a test run says beforehand what they bring (spec: sending.limits).
 */
const LIMITED: Readonly<Record<SingleAction['kind'], boolean>> = {
  acceptOffer: true,
  addLiquidity: true,
  addLiquidityFromOne: true,
  approve: true,
  approveDrop: true,
  buyDrop: true,
  buyDrops: true,
  cancelAllOrders: false,
  cancelDrop: false,
  cancelOffer: false,
  cancelProposal: false,
  castVote: false,
  changeSongCost: false,
  claimAirdrop: true,
  collectOwedShare: false,
  collectRewards: false,
  createArtistToken: false,
  delegate: false,
  executeProposal: false,
  listDrop: true,
  migrateV1: true,
  mintDrop: false,
  openCollection: false,
  playSong: true,
  propose: false,
  queueProposal: false,
  registerSong: false,
  removeLiquidity: true,
  // V1 takes a minimum, and is sent 1 of each side.
  removeLiquidityV1: false,
  replacePayee: false,
  retireSong: false,
  sendVotes: false,
  stake: true,
  swap: true,
  transfer: true,
  unstake: false,
  unwrap: true,
  wrap: true,
}

export const isLimitedAct = ({ kind }: Pick<SingleAction, 'kind'>): boolean => LIMITED[kind]
