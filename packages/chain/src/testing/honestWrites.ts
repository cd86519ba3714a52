import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { CollectionOffer, Listing, PieceOffer } from '@musi/domain/market/marketOrder'
import { concat, size } from 'viem'
import type { Write } from '../write.ts'
import { addLiquidity } from '../writes/liquidity/addLiquidity.ts'
import { addLiquidityFromOne } from '../writes/liquidity/addLiquidityFromOne.ts'
import { openPool } from '../writes/liquidity/openPool.ts'
import { approve } from '../writes/tokens/approve.ts'
import { acceptOffer } from '../writes/collectibles/acceptOffer.ts'
import { approveDrop } from '../writes/collectibles/approveDrop.ts'
import { buyDrop } from '../writes/collectibles/buyDrop.ts'
import { buyDrops } from '../writes/collectibles/buyDrops.ts'
import { cancelAllOrders } from '../writes/collectibles/cancelAllOrders.ts'
import { cancelOffer } from '../writes/collectibles/cancelOffer.ts'
import { cancelDrop } from '../writes/collectibles/cancelDrop.ts'
import { cancelRecovery } from '../writes/recovery/cancelRecovery.ts'
import { castVote } from '../writes/governance/castVote.ts'
import { changeSongCost } from '../writes/music/changeSongCost.ts'
import { claimAirdrop } from '../writes/rewards/claimAirdrop.ts'
import { closeTab } from '../writes/tabs/closeTab.ts'
import { closeTabNow } from '../writes/tabs/closeTabNow.ts'
import { collectOwedShare } from '../writes/music/collectOwedShare.ts'
import { collectRewards } from '../writes/rewards/collectRewards.ts'
import { createArtistToken } from '../writes/music/createArtistToken.ts'
import { decideProposal } from '../writes/governance/decideProposal.ts'
import { delegate } from '../writes/governance/delegate.ts'
import { finishTab } from '../writes/tabs/finishTab.ts'
import { givePlays } from '../writes/music/givePlays.ts'
import { listDrop } from '../writes/collectibles/listDrop.ts'
import { migrateV1 } from '../writes/liquidity/migrateV1.ts'
import { mintDrop } from '../writes/collectibles/mintDrop.ts'
import { openCollection } from '../writes/collectibles/openCollection.ts'
import { openTab } from '../writes/tabs/openTab.ts'
import { playSong } from '../writes/music/playSong.ts'
import { propose } from '../writes/governance/propose.ts'
import { registerSong } from '../writes/music/registerSong.ts'
import { removeLiquidity } from '../writes/liquidity/removeLiquidity.ts'
import { proposeRecovery } from '../writes/recovery/proposeRecovery.ts'
import { sendPiece } from '../writes/collectibles/sendPiece.ts'
import { sendVotes } from '../writes/governance/sendVotes.ts'
import { removeLiquidityV1 } from '../writes/liquidity/removeLiquidityV1.ts'
import { replacePayee } from '../writes/music/replacePayee.ts'
import { retireSong } from '../writes/music/retireSong.ts'
import { setSecondSigner } from '../writes/recovery/setSecondSigner.ts'
import { stake } from '../writes/rewards/stake.ts'
import { swap } from '../writes/exchange/swap.ts'
import { swapAndPlay } from '../writes/music/swapAndPlay.ts'
import { takeBackPlays } from '../writes/music/takeBackPlays.ts'
import { takeRecovery } from '../writes/recovery/takeRecovery.ts'
import { topUpTab } from '../writes/tabs/topUpTab.ts'
import { transfer } from '../writes/tokens/transfer.ts'
import { unstake } from '../writes/rewards/unstake.ts'
import { unwrap } from '../writes/tokens/unwrap.ts'
import { wrap } from '../writes/tokens/wrap.ts'
import type { ShownTerms } from '../signingGate/shownTerms.ts'

export type HonestWrite = { name: string; write: Write; shown: ShownTerms }
export type Scene = {
  book: AddressBook
  account: Address
  friend: Address
  a: Address
  b: Address
  pair: Address
  exchange: Address
  /** A passkey account, which tests of the gate deploy. */
  passkeyAccount: Address
  /** A song paid in `a`. */
  song: `0x${string}`
  /** A song of the earlier jukebox. */
  earlierSong: `0x${string}`
}

const word = `0x${'33'.repeat(32)}` as const
const ballot = { proposalId: 2n, support: true, v: 27, r: word, s: word } as const
const permit = { deadlineSeconds: 9n, v: 27, r: word, s: word } as const
const byPermit = { by: 'permit', permit } as const
const byApproval = { by: 'approval', deadlineSeconds: 9n } as const
const exactIn = { exact: 'in', amountIn: 5n, minimumOut: 4n } as const
const exactOut = { exact: 'out', amountOut: 4n, maximumIn: 5n } as const

export const orderOf = ({ book, account }: Scene, price: Listing['price']): Listing => ({
  kind: 'listing',
  seller: account,
  collection: book.contracts.musicNft ?? '0x',
  tokenId: 7n,
  price,
  royalty: { artist: account, amount: 1n },
  startSeconds: 0n,
  endSeconds: 99n,
  salt: 5n,
  counter: 3n,
})

export const pieceOfferOf = (scene: Scene): PieceOffer => {
  const { kind: _, seller: bidder, price, ...rest } = orderOf(scene, { token: 'native', amount: 9n })
  return { ...rest, kind: 'offer', bidder, price: { token: scene.a, amount: price.amount } }
}

export const collectionOfferOf = (scene: Scene): CollectionOffer => {
  const { tokenId: _, royalty: _royalty, ...rest } = pieceOfferOf(scene)
  return { ...rest, kind: 'collectionOffer' }
}

/** Valid writes of every kind, with the terms on their screens, for tests of the gate. */
export const honestWrites = (scene: Scene): readonly HonestWrite[] => [
  ...tokenWrites(scene),
  ...swapWrites(scene),
  ...liquidityWrites(scene),
  ...rewardWrites(scene),
  ...voteWrites(scene),
  ...musicWrites(scene),
  ...artistWrites(scene),
  ...tabWrites(scene),
  ...dropWrites(scene),
  ...recoveryWrites(scene),
]

function tokenWrites({ book, account, friend, a, b, pair, exchange }: Scene): HonestWrite[] {
  const { wrappedNative, v2Router, v2Migrator = '0x', musicNft: collection = '0x' } = book.contracts
  const sent = { collection, tokenId: 7n, sender: account, recipient: friend }
  const router = { spender: v2Router, amount: 5n }
  const migrator = { spender: v2Migrator, amount: 5n }
  return [
    { name: 'approve', write: approve({ token: a, ...router }), shown: { kind: 'approve', token: a, ...router } },
    {
      name: 'approve shares of a pair',
      write: approve({ token: pair, ...router }),
      shown: { kind: 'approve', token: { pairOf: [b, a] }, ...router },
    },
    {
      name: 'approve shares of a V1 exchange',
      write: approve({ token: exchange, ...migrator }),
      shown: { kind: 'approve', token: { exchangeOf: a }, ...migrator },
    },
    {
      name: 'approve for a V1 exchange',
      write: approve({ token: a, spender: exchange, amount: 5n }),
      shown: { kind: 'approve', token: a, spender: exchange, amount: 5n },
    },
    {
      name: 'transfer native',
      write: transfer({ what: 'native', recipient: friend, amount: 5n }),
      shown: { kind: 'transfer', what: 'native', recipient: friend, amount: 5n },
    },
    {
      name: 'transfer tokens',
      write: transfer({ what: a, recipient: friend, amount: 5n }),
      shown: { kind: 'transfer', what: a, recipient: friend, amount: 5n },
    },
    { name: 'send a piece', write: sendPiece(sent), shown: { kind: 'sendPiece', ...sent } },
    { name: 'wrap', write: wrap({ wrappedNative, amount: 5n }), shown: { kind: 'wrap', amount: 5n } },
    { name: 'unwrap', write: unwrap({ wrappedNative, amount: 5n }), shown: { kind: 'unwrap', amount: 5n } },
  ]
}

function swapWrites({ book, account, a, b, exchange }: Scene): HonestWrite[] {
  const router = book.contracts.v2Router
  const path = [a, b] as const
  const when = { recipient: account, deadlineSeconds: 9n }
  const amounts = [exactIn, exactOut] as const
  const onV2 = (['in', 'out', 'neither'] as const).flatMap((native) =>
    amounts.map((exact): HonestWrite => {
      const terms = { version: 'v2', native, path, ...when, ...exact } as const
      return {
        name: `swap V2 ${native} ${exact.exact}`,
        write: swap({ router, ...terms }),
        shown: { kind: 'swap', ...terms },
      }
    }),
  )
  const onV1 = amounts.flatMap((exact): HonestWrite[] => {
    const v1 = { version: 'v1', ...when, ...exact } as const
    const fromNative = { ...v1, sold: 'native', bought: 'token', exchange } as const
    const toNative = { ...v1, sold: 'token', bought: 'native', exchange } as const
    const between = { ...v1, sold: 'token', bought: b, exchange } as const
    return [
      {
        name: `V1 native in ${exact.exact}`,
        write: swap(fromNative),
        shown: { kind: 'swap', ...v1, sold: 'native', bought: a },
      },
      {
        name: `V1 native out ${exact.exact}`,
        write: swap(toNative),
        shown: { kind: 'swap', ...v1, sold: a, bought: 'native' },
      },
      { name: `V1 tokens ${exact.exact}`, write: swap(between), shown: { kind: 'swap', ...v1, sold: a, bought: b } },
    ]
  })
  return [...onV2, ...onV1]
}

function liquidityWrites({ book, account, a, b, exchange }: Scene): HonestWrite[] {
  const { v2Router: router, v2Migrator: migrator = '0x', oneTokenLiquidity: adder = '0x' } = book.contracts
  const when = { recipient: account, deadlineSeconds: 9n }
  const side = { amount: 5n, minimum: 4n }
  const minimums = { minimumA: 4n, minimumB: 4n }
  const both = (['native', b] as const).flatMap((tokenB): HonestWrite[] => {
    const shares = { tokenA: a, tokenB, ...minimums, ...when }
    const take = {
      router,
      liquidity: 5n,
      a: { token: a, minimum: 4n },
      b: { token: tokenB, minimum: 4n },
      recipient: account,
    }
    const add = addLiquidity({ router, a: { token: a, ...side }, b: { token: tokenB, ...side }, ...when })
    const shown = { kind: 'removeLiquidity', liquidity: 5n, ...shares } as const
    return [
      { name: `add ${tokenB}`, write: add, shown: { kind: 'addLiquidity', amountA: 5n, amountB: 5n, ...shares } },
      { name: `remove ${tokenB}`, write: removeLiquidity({ ...take, allowance: byApproval }), shown },
      { name: `remove ${tokenB}, signed`, write: removeLiquidity({ ...take, allowance: byPermit }), shown },
    ]
  })
  const fromOne = ([a, 'native'] as const).map((token): HonestWrite => {
    const terms = { token, otherToken: b, amount: 5n, minimumShares: 4n, deadlineSeconds: 9n }
    return {
      name: `add from one ${token}`,
      write: addLiquidityFromOne({ adder, ...terms }),
      shown: { kind: 'addLiquidityFromOne', ...terms },
    }
  })
  const opened = ([b, 'native'] as const).map((token): HonestWrite => {
    const bounds = { minimumShares: 4n, deadlineSeconds: 9n }
    const amounts = { amountA: 5n, amountB: 6n }
    return {
      name: `open a pool with ${token}`,
      write: openPool({ opener: adder, a: { token: a, amount: 5n }, b: { token, amount: 6n }, ...bounds }),
      shown: { kind: 'openPool', tokenA: a, tokenB: token, ...amounts, ...bounds },
    }
  })
  const v1 = { liquidity: 5n, deadlineSeconds: 9n }
  const move = { token: a, minimumToken: 4n, minimumNative: 3n, ...when }
  return [
    ...both,
    ...opened,
    ...fromOne,
    {
      name: 'remove V1',
      write: removeLiquidityV1({ exchange, ...v1 }),
      shown: { kind: 'removeLiquidityV1', token: a, ...v1 },
    },
    { name: 'migrate', write: migrateV1({ migrator, ...move }), shown: { kind: 'migrateV1', ...move } },
  ]
}

function rewardWrites({ book, account }: Scene): HonestWrite[] {
  const { merkleDistributor: distributor = '0x' } = book.contracts
  const { pair, rewards } = book.stakingPools[0] ?? { pair: '0x', rewards: '0x' }
  const plain = { kind: 'stake', pair, amount: 5n, permitDeadlineSeconds: null } as const
  const claim = claimAirdrop({ distributor, index: 1n, account, amount: 5n, proof: [word] })
  return [
    { name: 'stake', write: stake({ rewards, amount: 5n, allowance: { by: 'approval' } }), shown: plain },
    {
      name: 'stake, signed',
      write: stake({ rewards, amount: 5n, allowance: byPermit }),
      shown: { ...plain, permitDeadlineSeconds: 9n },
    },
    {
      name: 'unstake all',
      write: unstake({ rewards, amount: 'all' }),
      shown: { kind: 'unstake', pair, amount: 'all' },
    },
    { name: 'unstake', write: unstake({ rewards, amount: 5n }), shown: { kind: 'unstake', pair, amount: 5n } },
    { name: 'collect', write: collectRewards({ rewards }), shown: { kind: 'collectRewards', pair } },
    { name: 'claim', write: claim, shown: { kind: 'claimAirdrop', recipient: account, amount: 5n } },
  ]
}

function voteWrites({ book, friend }: Scene): HonestWrite[] {
  const { governanceToken: token = '0x', governor = '0x', multicall3: multicall } = book.contracts
  const proposed = { target: token, value: 0n, signature: 'transfer(address,uint256)', data: word } as const
  return [
    { name: 'delegate', write: delegate({ token, delegatee: friend }), shown: { kind: 'delegate', delegatee: friend } },
    {
      name: 'vote',
      write: castVote({ governor, proposalId: 2n, vote: 'against' }),
      shown: { kind: 'castVote', proposalId: 2n, support: false },
    },
    {
      name: 'send a vote that somebody signed',
      write: sendVotes({ governor, multicall, ballots: [ballot] }),
      shown: { kind: 'sendVotes', governor, ballots: [{ proposalId: 2n, support: true }] },
    },
    {
      name: 'send several votes that others signed',
      write: sendVotes({
        governor,
        multicall,
        ballots: [ballot, { ...ballot, support: false }],
      }),
      shown: {
        kind: 'sendVotes',
        governor,
        ballots: [
          { proposalId: 2n, support: true },
          { proposalId: 2n, support: false },
        ],
      },
    },
    {
      name: 'propose',
      write: propose({
        governor,
        calls: [proposed, { ...proposed, signature: '', data: '0x', value: 3n }],
        description: '# Grüße',
      }),
      shown: {
        kind: 'propose',
        targets: [token, token],
        values: [0n, 3n],
        signatures: [proposed.signature, ''],
        calldatas: [proposed.data, '0x'],
        description: '# Grüße',
      },
    },
    {
      name: 'queue',
      write: decideProposal({ governor, proposalId: 2n, decision: 'queueProposal' }),
      shown: { kind: 'queueProposal', proposalId: 2n },
    },
    {
      name: 'execute',
      write: decideProposal({ governor, proposalId: 2n, decision: 'executeProposal', amount: 4n }),
      shown: { kind: 'executeProposal', proposalId: 2n, amount: 4n },
    },
    {
      name: 'cancel a proposal',
      write: decideProposal({ governor, proposalId: 2n, decision: 'cancelProposal' }),
      shown: { kind: 'cancelProposal', proposalId: 2n },
    },
  ]
}

function musicWrites({ book, account, friend, a, b, song: songId, earlierSong }: Scene): HonestWrite[] {
  const { jukebox = '0x', jukeboxV2 = '0x' } = book.contracts
  const song = { songId, maximumCost: 5n }
  const payees = [{ account, shareBps: 10_000 }] as const
  const register = { token: a, cost: 5n, opensAtSeconds: 9n, payees, contentHash: word } as const
  const atOnce = { ...register, opensAtSeconds: null }
  const owed = { token: a, recipient: friend }
  const { wrappedNative, swapAndPlay: contract = '0x' } = book.contracts
  const bought = { ...song, maximumPaid: 7n, deadlineSeconds: 9n }
  const play = (how: Parameters<typeof playSong>[0]['play']) => playSong({ jukebox, ...song, play: how })
  const shown = { kind: 'playSong', jukebox, ...song, fan: null, permit: null } as const
  return [
    { name: 'play', write: play({ for: 'sender' }), shown },
    { name: 'play for a friend', write: play({ for: 'gift', fan: friend }), shown: { ...shown, fan: friend } },
    {
      name: 'play, signed',
      write: play({ for: 'senderWithPermit', value: 6n, permit }),
      shown: { ...shown, permit: { value: 6n, deadlineSeconds: 9n } },
    },
    {
      name: 'play, paid with native currency',
      write: swapAndPlay({ contract, path: [wrappedNative, a], isNative: true, ...bought }),
      shown: { kind: 'swapAndPlay', path: [wrappedNative, a], isNative: true, ...bought },
    },
    {
      name: 'play, paid with another token',
      write: swapAndPlay({ contract, path: [b, wrappedNative, a], isNative: false, ...bought }),
      shown: { kind: 'swapAndPlay', path: [b, wrappedNative, a], isNative: false, ...bought },
    },
    {
      name: 'register',
      write: registerSong({ jukebox, nonce: 4n, ...register }),
      shown: { kind: 'registerSong', jukebox, ...register },
    },
    {
      name: 'register, open at once',
      write: registerSong({ jukebox, nonce: 4n, ...atOnce }),
      shown: { kind: 'registerSong', jukebox, ...atOnce },
    },
    {
      name: 'hand on a share',
      write: replacePayee({ jukebox, songId: word, payee: friend }),
      shown: { kind: 'replacePayee', jukebox, songId: word, payee: friend },
    },
    {
      name: 'collect what is owed',
      write: collectOwedShare({ jukebox, ...owed }),
      shown: { kind: 'collectOwedShare', jukebox, ...owed },
    },
    {
      name: 'play a song of the earlier jukebox',
      write: playSong({ jukebox: jukeboxV2, ...song, songId: earlierSong, play: { for: 'sender' } }),
      shown: { ...shown, jukebox: jukeboxV2, songId: earlierSong },
    },
    {
      name: 'collect what the earlier jukebox owes',
      write: collectOwedShare({ jukebox: jukeboxV2, ...owed }),
      shown: { kind: 'collectOwedShare', jukebox: jukeboxV2, ...owed },
    },
    {
      name: 'retire',
      write: retireSong({ jukebox, songId: word }),
      shown: { kind: 'retireSong', jukebox, songId: word },
    },
    {
      name: 'change the cost',
      write: changeSongCost({ jukebox, songId, cost: 6n }),
      shown: { kind: 'changeSongCost', jukebox, songId, cost: 6n },
    },
  ]
}

function artistWrites({ book, account, a: token, song: songId }: Scene): HonestWrite[] {
  const { artistTokenFactory: factory = '0x', musicCollectionFactory = '0x', welcome = '0x' } = book.contracts
  const budget = { songId, token, amount: 9n, maximumCost: 5n, perDay: 3n }
  const artistToken = { name: 'Low Tide', symbol: 'LOW', owner: account }
  const opened = { name: 'Night Bus', symbol: 'BUS', text: 'Sung on the way home.' }
  return [
    {
      name: 'create a token',
      write: createArtistToken({ factory, ...artistToken }),
      shown: { kind: 'createArtistToken', ...artistToken },
    },
    {
      name: 'open a collection',
      write: openCollection({ factory: musicCollectionFactory, ...opened }),
      shown: { kind: 'openCollection', ...opened },
    },
    {
      name: 'pay for first plays',
      write: givePlays({ welcome, ...budget }),
      shown: { kind: 'givePlays', ...budget },
    },
    {
      name: 'take back what was put up for first plays',
      write: takeBackPlays({ welcome, songId }),
      shown: { kind: 'takeBackPlays', songId },
    },
  ]
}

function tabWrites({ book, account: listener, friend: keeper, a: token }: Scene): HonestWrite[] {
  const { coinTabs = '0x' } = book.contracts
  const times = { expiresSeconds: 9_000n, noticeSeconds: 60n }
  const terms = { listener, keeper, token, key: keeper, ...times, salt: word }
  return [
    { name: 'open a tab', write: openTab(coinTabs, terms, 5n), shown: { kind: 'openTab', ...terms, amount: 5n } },
    { name: 'top up a tab', write: topUpTab(coinTabs, terms, 5n), shown: { kind: 'topUpTab', ...terms, amount: 5n } },
    { name: 'close a tab', write: closeTab(coinTabs, terms), shown: { kind: 'closeTab', ...terms } },
    {
      name: 'close a tab at once',
      write: closeTabNow(coinTabs, terms, word),
      shown: { kind: 'closeTabNow', ...terms },
    },
    { name: 'finish a tab', write: finishTab(coinTabs, terms), shown: { kind: 'finishTab', ...terms } },
  ]
}

function recoveryWrites({ passkeyAccount: account, friend, book }: Scene): HonestWrite[] {
  const key = { x: word, y: word } as const
  const otherPasskey = concat([book.contracts.passkeyVerifier ?? '0x', word, word])
  return [
    ...([friend, otherPasskey, '0x'] as const).map((signer): HonestWrite => {
      const shown = { account, signer }
      return {
        name: `set the second signer, ${size(signer)} bytes`,
        write: setSecondSigner(shown),
        shown: { kind: 'setSecondSigner', ...shown },
      }
    }),
    {
      name: 'propose a key',
      write: proposeRecovery({ account, ...key, signature: word }),
      shown: { kind: 'proposeRecovery', account, ...key },
    },
    { name: 'stop a recovery', write: cancelRecovery({ account }), shown: { kind: 'cancelRecovery', account } },
    { name: 'put a key in force', write: takeRecovery({ account }), shown: { kind: 'takeRecovery', account } },
  ]
}

function dropWrites(scene: Scene): HonestWrite[] {
  const { book, account, friend, a } = scene
  const { musicNft: collection = '0x', seaport = '0x' } = book.contracts
  const forCoins = orderOf(scene, { token: 'native', amount: 9n })
  const forTokens = orderOf(scene, { token: a, amount: 9n })
  const minted = {
    collection,
    recipient: account,
    uri: 'ipfs://x',
    releaseDateSeconds: 8n,
    royalty: { receiver: friend, shareBps: 500 },
  }
  const plain = { ...minted, releaseDateSeconds: null, royalty: null }
  const asSigned = (order: Listing) => ({ order, signature: word })
  const forPiece = pieceOfferOf(scene)
  const forAny = collectionOfferOf(scene)
  const soldPiece = { seller: account, tokenId: 7n, royalty: forPiece.royalty }
  const allowed = { collection, tokenId: 7n, spender: seaport }
  return [
    { name: 'mint', write: mintDrop(minted), shown: { kind: 'mintDrop', ...minted } },
    { name: 'mint plainly', write: mintDrop(plain), shown: { kind: 'mintDrop', ...plain } },
    {
      name: 'approve a drop',
      write: approveDrop(allowed),
      shown: { kind: 'approveDrop', ...allowed },
    },
    {
      name: 'buy for coins',
      write: buyDrop({ seaport, signed: asSigned(forCoins) }),
      shown: { kind: 'buyDrop', order: forCoins },
    },
    {
      name: 'buy for tokens',
      write: buyDrop({ seaport, signed: asSigned(forTokens) }),
      shown: { kind: 'buyDrop', order: forTokens },
    },
    {
      name: 'buy several',
      write: buyDrops({ seaport, signed: [asSigned(forCoins), asSigned({ ...forCoins, royalty: null })] }),
      shown: { kind: 'buyDrops', orders: [forCoins, { ...forCoins, royalty: null }] },
    },
    {
      name: 'accept an offer',
      write: acceptOffer({ seaport, signed: { order: forPiece, signature: word }, ...soldPiece }),
      shown: { kind: 'acceptOffer', offer: forPiece, ...soldPiece },
    },
    {
      name: 'accept an offer for any piece',
      write: acceptOffer({ seaport, signed: { order: forAny, signature: word }, ...soldPiece }),
      shown: { kind: 'acceptOffer', offer: forAny, ...soldPiece },
    },
    {
      name: 'accept an offer for any piece without a royalty',
      write: acceptOffer({ seaport, signed: { order: forAny, signature: word }, ...soldPiece, royalty: null }),
      shown: { kind: 'acceptOffer', offer: forAny, ...soldPiece, royalty: null },
    },
    {
      name: 'withdraw an offer',
      write: cancelOffer({ seaport, order: forAny }),
      shown: { kind: 'cancelOffer', order: forAny },
    },
    {
      name: 'withdraw an offer for one piece',
      write: cancelOffer({ seaport, order: forPiece }),
      shown: { kind: 'cancelOffer', order: forPiece },
    },
    { name: 'withdraw everything', write: cancelAllOrders(seaport), shown: { kind: 'cancelAllOrders' } },
    {
      name: 'list',
      write: listDrop({ seaport, signed: asSigned(forTokens) }),
      shown: { kind: 'listDrop', order: forTokens },
    },
    {
      name: 'cancel',
      write: cancelDrop({ seaport, order: forTokens }),
      shown: { kind: 'cancelDrop', order: forTokens },
    },
  ]
}
