import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type HonestWrite,
  type Scene,
  collectionOfferOf,
  honestWrites,
  pieceOfferOf,
} from '../../testing/honestWrites.ts'
import { createScene, openPasskeyAccount } from '../../testing/createScene.ts'
import type { Call } from '../../write.ts'
import { acceptOffer } from '../../writes/collectibles/acceptOffer.ts'
import { setSecondSigner } from '../../writes/recovery/setSecondSigner.ts'
import { decodedCall } from '../decodedCall.ts'
import { type Directory, directory } from '../directory.ts'
import { identify } from '../identify.ts'
import { type TargetedTerms, batchSteps } from './batchSteps.ts'
import { callTerms } from './callTerms.ts'
import { namedSong } from './musicTerms.ts'
import type { Act, CallTerms } from './terms.ts'

/** The terms each act must show. A missing kind does not compile. */
const SHOWS_ITS_TERMS: Readonly<Record<Act, (terms: CallTerms) => boolean>> = {
  acceptOffer: ({ gets, pieces }) => gets.length === 1 && pieces.some(({ how }) => how === 'given'),
  addLiquidity: ({ pays, gets, whole }) =>
    pays.length === 2 && (whole?.what.kind === 'newShares' || gets[0]?.bound === 'atLeast'),
  addLiquidityFromOne: ({ pays, gets }) => pays.length === 1 && gets.length === 1,
  approve: ({ allows }) => allows !== null,
  approveDrop: ({ allowsPieces }) => allowsPieces?.id === 7n,
  buyDrop: ({ pays, pieces }) => pays.length === 1 && pieces.some(({ how }) => how === 'got'),
  buyDrops: ({ pays, pieces }) => pays.length === 1 && pieces.some(({ how }) => how === 'gotIfLeft'),
  cancelAllOrders: movesNothing,
  cancelDrop: ({ pieces }) => pieces.some(({ how }) => how === 'kept'),
  cancelOffer: movesNothing,
  cancelProposal: ({ subject }) => subject.proposal === 2n,
  cancelRecovery: ({ subject }) => subject.to === scene.passkeyAccount,
  castVote: ({ subject }) => subject.proposal === 2n && subject.support === false,
  changeSongCost: ({ subject }) => subject.song !== undefined && subject.price?.amount === 6n,
  claimAirdrop: ({ gets }) => gets[0]?.amount === 5n,
  closeTab: movesNothing,
  closeTabNow: ({ whole }) => whole?.what.kind === 'budget',
  collectOwedShare: ({ whole, receivers }) => whole?.what.kind === 'owed' && receivers.length === 1,
  collectRewards: ({ whole }) => whole?.what.kind === 'rewards',
  createArtistToken: ({ whole, subject }) => whole?.what.kind === 'supply' && subject.symbol === 'LOW',
  delegate: ({ subject }) => subject.to !== undefined,
  executeProposal: ({ pays, subject }) => pays[0]?.amount === 4n && subject.proposal === 2n,
  finishTab: ({ whole }) => whole?.what.kind === 'budget',
  givePlays: ({ pays, subject }) => pays[0]?.amount === 9n && subject.price?.amount === 5n && subject.perDay === 3,
  listDrop: ({ gets, pieces }) => gets[0]?.bound === 'whenSold' && pieces[0]?.how === 'offered',
  migrateV1: ({ whole }) => whole?.side === 'pays',
  mintDrop: ({ pieces }) => pieces[0]?.how === 'got' && pieces[0].piece.id === null,
  openCollection: ({ subject }) => subject.name === 'Night Bus',
  openTab: ({ pays, subject }) => pays[0]?.amount === 5n && subject.to === scene.friend,
  playSong: ({ pays, receivers, subject }) =>
    pays[0]?.amount === 5n && receivers.length === 2 && subject.song !== undefined,
  propose: ({ subject }) => subject.name === 'Grüße' && subject.count === 2,
  proposeRecovery: ({ subject }) => subject.to === scene.passkeyAccount,
  queueProposal: ({ subject }) => subject.proposal === 2n,
  registerSong: ({ subject, receivers }) => subject.price?.amount === 5n && receivers.length === 1,
  removeLiquidity: ({ pays, gets }) => pays[0]?.amount === 5n && gets.length === 2,
  removeLiquidityV1: ({ pays, gets }) => pays.length === 1 && gets.length === 2,
  replacePayee: ({ subject }) => subject.song !== undefined && subject.to !== undefined,
  retireSong: ({ subject }) => subject.song !== undefined,
  sendPiece: ({ pieces, receivers }) => pieces[0]?.how === 'given' && receivers[0] === scene.friend,
  sendVotes: ({ subject }) => (subject.count ?? 0) > 0,
  setSecondSigner: ({ subject }) => subject.signer !== undefined,
  stake: ({ pays }) => pays[0]?.amount === 5n,
  swap: ({ pays, gets }) => pays.length === 1 && gets.length === 1,
  swapAndPlay: ({ pays, receivers, subject }) =>
    pays[0]?.bound === 'atMost' && receivers.length === 2 && subject.song !== undefined,
  takeBackPlays: ({ whole, subject }) => whole?.what.kind === 'budget' && subject.song !== undefined,
  takeRecovery: ({ subject }) => subject.to === scene.passkeyAccount,
  topUpTab: ({ pays }) => pays[0]?.amount === 5n,
  transfer: ({ pays, receivers }) => pays.length === 1 && receivers.length === 1,
  unstake: ({ gets, whole }) => gets.length === 1 || whole?.what.kind === 'deposit',
  unwrap: ({ pays, gets }) => pays.length === 1 && gets.length === 1,
  wrap: ({ pays, gets }) => pays.length === 1 && gets.length === 1,
}

function movesNothing({ pays, gets, pieces, whole }: CallTerms): boolean {
  return pays.length + gets.length + pieces.length === 0 && whole === null
}

let chain: TestChain
let scene: Scene
let allHonestWrites: readonly HonestWrite[]
let bookDirectory: Directory

beforeAll(async () => {
  chain = await testChain()
  const [one, two] = chain.accounts
  if (one === undefined || two === undefined) throw new Error('There are no accounts.')
  scene = await createScene(chain.request, chain.addressBook, one.address, two.address)
  await openPasskeyAccount(chain.request, chain.addressBook, one.address)
  allHonestWrites = [...honestWrites(scene).filter(({ write }) => write.kind !== 'acceptOffer'), ...acceptedOffers()]
  bookDirectory = directory({ chainId: 31_337, book: chain.addressBook, people: [] })
})

/** Accepted offers that another account made. */
function acceptedOffers(): readonly HonestWrite[] {
  const { friend, account } = scene
  const seaport = chain.addressBook.contracts.seaport ?? '0x'
  const orders = [
    { ...pieceOfferOf(scene), bidder: friend },
    { ...collectionOfferOf(scene), bidder: friend },
  ] as const
  return orders.map((order): HonestWrite => {
    const sale = { seller: account, tokenId: 7n, royalty: { artist: account, amount: 1n } }
    return {
      name: `accept an ${order.kind}`,
      write: acceptOffer({ seaport, signed: { order, signature: `0x${'33'.repeat(65)}` }, ...sale }),
      shown: { kind: 'acceptOffer', offer: order, ...sale },
    }
  })
}

async function termsOf(call: Call): Promise<CallTerms> {
  const decoded = decodedCall(call.data)
  const song = namedSong(decoded) === null ? null : { token: scene.a, cost: 5n, payees: [scene.account, scene.friend] }
  const at = await identify(chain.request, bookDirectory, call.to)
  return callTerms(call, { decoded, identity: at, sender: scene.account, directory: bookDirectory, song })
}

describe('the terms of every kind of act are read from its calls', () => {
  test('each candidate call of each write is recognized as its kind, and shows what it moves (spec: wallets.demo-terms)', async () => {
    const seenActs = new Set<string>()
    for (const { name, write } of allHonestWrites)
      for (const call of write.candidates) {
        const terms = await termsOf(call)
        expect([name, terms.act, terms.isUnknown, terms.isUnread]).toEqual([name, write.kind, false, false])
        if (terms.act === null) continue
        expect([name, SHOWS_ITS_TERMS[terms.act](terms)]).toEqual([name, true])
        const amounts = [...terms.pays, ...terms.gets].map(({ amount }) => amount)
        expect([name, amounts.filter((amount) => amount <= 0n)]).toEqual([name, []])
        seenActs.add(terms.act)
      }
    expect([...seenActs].toSorted()).toEqual(Object.keys(SHOWS_ITS_TERMS).toSorted())
  })

  test('the passkey account that a call deploys is described as well', () => {
    const account = '0x00000000000000000000000000000000000000E1'
    const { to: _, ...call } = setSecondSigner({ account, signer: scene.friend }).candidates[0]
    const facts = { decoded: decodedCall(call.data), directory: bookDirectory, song: null }
    const termsFrom = (sender: Address) =>
      callTerms({ ...call, to: account }, { ...facts, identity: { kind: 'account' }, sender })
    expect(termsFrom(account)).toMatchObject({ act: 'setSecondSigner', isUnknown: false })
    expect(termsFrom(scene.friend)).toMatchObject({ act: null, isUnknown: true })
  })

  test('the same functions on another contract are not trusted: no moved amounts are shown', async () => {
    const stranger = '0x00000000000000000000000000000000000000E1'
    for (const { name, write } of allHonestWrites) {
      const [call] = write.candidates
      if (['approve', 'transfer'].includes(write.kind) || write.kind === 'approveDrop') continue
      const terms = callTerms(
        { ...call, to: stranger },
        {
          decoded: decodedCall(call.data),
          identity: null,
          sender: scene.account,
          directory: bookDirectory,
          song: null,
        },
      )
      expect([name, terms.act, terms.isUnknown, terms.gets]).toEqual([name, null, true, []])
    }
  })

  test('no payment is shown for a song until its cost was read', () => {
    const play = allHonestWrites.find(({ name }) => name === 'play')?.write.candidates[0]
    if (play === undefined) throw new Error('There is no play.')
    const known = { identity: null, sender: scene.account, directory: bookDirectory, song: null }
    expect(callTerms(play, { decoded: decodedCall(play.data), ...known })).toMatchObject({ pays: [], isUnread: true })
  })
})

describe('calls sent together are grouped into acts', () => {
  const at = async (name: string): Promise<TargetedTerms> => {
    const call = allHonestWrites.find((one) => one.name === name)?.write.candidates[0]
    if (call === undefined) throw new Error(`There is no ${name}.`)
    return { to: call.to, terms: await termsOf(call) }
  }

  test('an allowance that the play uses up is part of the play, once (spec: wallets.demo-terms)', async () => {
    const play = await at('play')
    const allow = await at('approve')
    const spender = chain.addressBook.contracts.jukebox ?? '0x'
    const approval = {
      ...allow,
      terms: { ...allow.terms, allows: { token: scene.a, spender, amount: 5n, isOnce: false } },
    }
    const revocation = { ...approval, terms: { ...approval.terms, allows: { ...approval.terms.allows, amount: 0n } } }
    expect(batchSteps([revocation, approval, play])).toEqual([
      { terms: play.terms, place: 2, allowances: [{ token: scene.a, spender, amount: 5n, isOnce: true }] },
    ])
  })

  test('an allowance that no call of the batch uses up is an act of its own', async () => {
    const allow = await at('approve')
    const play = await at('play')
    expect(batchSteps([allow, play]).map(({ place, allowances }) => [place, allowances.length])).toEqual([
      [0, 0],
      [1, 0],
    ])
  })
})
