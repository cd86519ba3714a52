import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { Payee } from '../../writes/music/registerSong.ts'
import { type Counted, type CountedFacts, must } from '../drawnTokens.ts'
import { isSameHex, ownValue } from '../own.ts'
import { type CallForm, callForm } from './callForm.ts'
import { type GateKinds, type OfJukebox, inNamedToken, noAmounts, ofCollection, ofJukebox } from './gateKind.ts'

type OfSong = OfJukebox & { songId: `0x${string}` }

export type MusicTerms = {
  approveDrop: { collection: Address; tokenId: bigint; spender: Address }
  changeSongCost: OfSong & { cost: bigint }
  collectOwedShare: OfJukebox & { token: Address; recipient: Address }
  createArtistToken: { name: string; symbol: string; owner: Address }
  mintDrop: {
    collection: Address
    recipient: Address
    uri: string
    releaseDateSeconds: bigint | null
    royalty: { receiver: Address; shareBps: number } | null
  }
  openCollection: { name: string; symbol: string; text: string }
  /** `fan`: the listener if the sender pays for somebody else. `permit`: the allowance that comes with the call. */
  playSong: OfSong & {
    maximumCost: bigint
    fan: Address | null
    permit: { value: bigint; deadlineSeconds: bigint } | null
  }
  registerSong: OfJukebox & {
    token: Address
    cost: bigint
    opensAtSeconds: bigint | null
    payees: readonly Payee[]
    contentHash: `0x${string}`
  }
  replacePayee: OfSong & { payee: Address }
  retireSong: OfSong
  /** `isNative`: the wrapped token, with which the way begins, is paid as native currency. */
  swapAndPlay: {
    songId: `0x${string}`
    path: readonly Address[]
    isNative: boolean
    maximumPaid: bigint
    maximumCost: bigint
    deadlineSeconds: bigint
  }
}

/** Field for the call's target, which the screen states and the book knows. */
const AT_JUKEBOX = ['jukebox']

const playSongForms: readonly CallForm[] = [
  callForm('0x3e98ab54', 'play', 'bytes32 songId,uint256 maximumCost', { fan: null, permit: null }, null, AT_JUKEBOX),
  callForm(
    '0x8cb230e3',
    'playFor',
    'bytes32 songId,address fan,uint256 maximumCost',
    { permit: null },
    null,
    AT_JUKEBOX,
  ),
  callForm(
    '0xef99b546',
    'playWithPermit',
    'bytes32 songId,uint256 maximumCost,uint256 value,uint256 deadlineSeconds,uint8 _v,bytes32 _r,bytes32 _s',
    {},
    null,
    AT_JUKEBOX,
    {},
    (fields) => ({
      songId: ownValue(fields, 'songId'),
      maximumCost: ownValue(fields, 'maximumCost'),
      fan: null,
      permit: { value: ownValue(fields, 'value'), deadlineSeconds: ownValue(fields, 'deadlineSeconds') },
    }),
  ),
]

/** The nonce is not shown: it only makes the song's id unique. */
const registerSongForms: readonly CallForm[] = [
  callForm(
    '0xbcd9f07a',
    'register',
    'uint256 _nonce,address token,uint128 cost,uint64 opensAtSeconds?,(address account,uint16 shareBps)[] payees,bytes32 contentHash',
    {},
    null,
    AT_JUKEBOX,
  ),
]

const replacePayeeForms: readonly CallForm[] = [
  callForm('0xd5f8c2c0', 'replacePayee', 'bytes32 songId,address payee', {}, null, AT_JUKEBOX),
]

const collectOwedShareForms: readonly CallForm[] = [
  callForm('0x985d0416', 'collectOwed', 'address token,address recipient', {}, null, AT_JUKEBOX),
]

const retireSongForms: readonly CallForm[] = [callForm('0x1f2b6f23', 'retire', 'bytes32 songId', {}, null, AT_JUKEBOX)]

const changeSongCostForms: readonly CallForm[] = [
  callForm('0x9ee6cb8e', 'changeCost', 'bytes32 songId,uint128 cost', {}, null, AT_JUKEBOX),
]

/** The contract itself refuses a way that does not end with the token of the song. */
const swapAndPlayForms: readonly CallForm[] = [
  callForm(
    '0x70a32dd2',
    'playFromNative',
    'bytes32 songId,address[] path,uint256 maximumCost,uint256 deadlineSeconds',
    { isNative: true },
    'maximumPaid',
  ),
  callForm(
    '0x7e9908fb',
    'playFromToken',
    'bytes32 songId,address[] path,uint256 maximumPaid,uint256 maximumCost,uint256 deadlineSeconds',
    { isNative: false },
  ),
]

const createArtistTokenForms: readonly CallForm[] = [
  callForm('0xafd8fd5f', 'createToken', 'string name,string symbol,address owner'),
]

const openCollectionForms: readonly CallForm[] = [
  callForm('0xaeae7919', 'openCollection', 'string name,string symbol,string text'),
]

const mintDropForms: readonly CallForm[] = [
  callForm(
    '0x69e8feee',
    'mint',
    'address recipient,string uri,uint64 releaseDateSeconds?,address receiver,uint96 shareBps',
    {},
    null,
    ['collection'],
    {},
    (fields) => {
      const receiver = ownValue(fields, 'receiver')
      const shareBps = ownValue(fields, 'shareBps')
      return {
        recipient: ownValue(fields, 'recipient'),
        uri: ownValue(fields, 'uri'),
        releaseDateSeconds: ownValue(fields, 'releaseDateSeconds'),
        royalty: isSameHex(receiver, ZERO_ADDRESS) ? null : { receiver, shareBps },
      }
    },
  ),
]

const approveDropForms: readonly CallForm[] = [
  callForm('0x095ea7b3', 'approve', 'address spender,uint256 tokenId', {}, null, ['collection']),
]

const inSongToken = (_shown: unknown, _book: AddressBook, { songToken }: CountedFacts): Counted => must([songToken])

const inWay = ({ path, isNative }: MusicTerms['swapAndPlay']): Counted =>
  must([isNative ? 'native' : ownValue(path, '0'), ownValue(path, `${path.length - 1}`)])

export const musicKinds: GateKinds<MusicTerms> = {
  approveDrop: { forms: approveDropForms, target: ofCollection, counted: noAmounts },
  changeSongCost: { forms: changeSongCostForms, target: ofJukebox, counted: inSongToken },
  collectOwedShare: { forms: collectOwedShareForms, target: ofJukebox, counted: inNamedToken },
  createArtistToken: { forms: createArtistTokenForms, target: 'artistTokenFactory', counted: noAmounts },
  mintDrop: { forms: mintDropForms, target: ofCollection, counted: noAmounts },
  openCollection: { forms: openCollectionForms, target: 'musicCollectionFactory', counted: noAmounts },
  playSong: { forms: playSongForms, target: ofJukebox, counted: inSongToken },
  registerSong: { forms: registerSongForms, target: ofJukebox, counted: inNamedToken },
  replacePayee: { forms: replacePayeeForms, target: ofJukebox, counted: noAmounts },
  retireSong: { forms: retireSongForms, target: ofJukebox, counted: noAmounts },
  swapAndPlay: { forms: swapAndPlayForms, target: 'swapAndPlay', counted: inWay },
}
