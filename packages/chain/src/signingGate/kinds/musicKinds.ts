import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { Payee } from '../../writes/music/registerSong.ts'
import { type AmountTokens, type AmountFacts, must } from '../displayedTokens.ts'
import { isSameHex, ownValue } from '../ownFields.ts'
import { type CallForm, callForm } from './callForm.ts'
import {
  type GateKinds,
  type JukeboxTerms,
  shownToken,
  noAmounts,
  collectionTarget,
  jukeboxTarget,
} from './gateKind.ts'

type SongTerms = JukeboxTerms & { songId: `0x${string}` }

export type MusicTerms = {
  approveDrop: { collection: Address; tokenId: bigint; spender: Address }
  changeSongCost: SongTerms & { cost: bigint }
  collectOwedShare: JukeboxTerms & { token: Address; recipient: Address }
  createArtistToken: { name: string; symbol: string; owner: Address }
  /** `maximumCost`: the highest price paid for a play. */
  givePlays: { songId: `0x${string}`; token: Address; amount: bigint; maximumCost: bigint; perDay: bigint }
  mintDrop: {
    collection: Address
    recipient: Address
    uri: string
    releaseDateSeconds: bigint | null
    royalty: { receiver: Address; shareBps: number } | null
  }
  openCollection: { name: string; symbol: string; text: string }
  /** `fan`: the listener if the sender pays for another account. `permit`: the allowance granted by the call's permit. */
  playSong: SongTerms & {
    maximumCost: bigint
    fan: Address | null
    permit: { value: bigint; deadlineSeconds: bigint } | null
  }
  registerSong: JukeboxTerms & {
    token: Address
    cost: bigint
    opensAtSeconds: bigint | null
    payees: readonly Payee[]
    contentHash: `0x${string}`
  }
  replacePayee: SongTerms & { payee: Address }
  retireSong: SongTerms
  sendPiece: { collection: Address; tokenId: bigint; sender: Address; recipient: Address }
  /** `isNative`: the path starts with the wrapped token, which is paid as native currency. */
  swapAndPlay: {
    songId: `0x${string}`
    path: readonly Address[]
    isNative: boolean
    maximumPaid: bigint
    maximumCost: bigint
    deadlineSeconds: bigint
  }
  takeBackPlays: { songId: `0x${string}` }
}

/** Field on screen for the call's target, checked against the address book. */
const JUKEBOX_FIELD = ['jukebox']

const playSongForms: readonly CallForm[] = [
  callForm(
    '0x3e98ab54',
    'play',
    'bytes32 songId,uint256 maximumCost',
    { fan: null, permit: null },
    null,
    JUKEBOX_FIELD,
  ),
  callForm(
    '0x8cb230e3',
    'playFor',
    'bytes32 songId,address fan,uint256 maximumCost',
    { permit: null },
    null,
    JUKEBOX_FIELD,
  ),
  callForm(
    '0xef99b546',
    'playWithPermit',
    'bytes32 songId,uint256 maximumCost,uint256 value,uint256 deadlineSeconds,uint8 _v,bytes32 _r,bytes32 _s',
    {},
    null,
    JUKEBOX_FIELD,
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
    JUKEBOX_FIELD,
  ),
]

const replacePayeeForms: readonly CallForm[] = [
  callForm('0xd5f8c2c0', 'replacePayee', 'bytes32 songId,address payee', {}, null, JUKEBOX_FIELD),
]

const collectOwedShareForms: readonly CallForm[] = [
  callForm('0x985d0416', 'collectOwed', 'address token,address recipient', {}, null, JUKEBOX_FIELD),
]

const retireSongForms: readonly CallForm[] = [
  callForm('0x1f2b6f23', 'retire', 'bytes32 songId', {}, null, JUKEBOX_FIELD),
]

const changeSongCostForms: readonly CallForm[] = [
  callForm('0x9ee6cb8e', 'changeCost', 'bytes32 songId,uint128 cost', {}, null, JUKEBOX_FIELD),
]

/** The contract itself refuses a path that does not end with the song's token. */
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

const givePlaysForms: readonly CallForm[] = [
  callForm('0x22f10fbe', 'fund', 'bytes32 songId,address token,uint128 amount,uint128 maximumCost,uint32 perDay'),
]

const takeBackPlaysForms: readonly CallForm[] = [callForm('0x0d6e98c6', 'takeBack', 'bytes32 songId')]

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

const sendPieceForms: readonly CallForm[] = [
  callForm('0x42842e0e', 'safeTransferFrom', 'address sender,address recipient,uint256 tokenId', {}, null, [
    'collection',
  ]),
]

const songTokens = (_shown: unknown, _book: AddressBook, { songToken }: AmountFacts): AmountTokens => must([songToken])

const pathTokens = ({ path, isNative }: MusicTerms['swapAndPlay']): AmountTokens =>
  must([isNative ? 'native' : ownValue(path, '0'), ownValue(path, `${path.length - 1}`)])

export const musicKinds: GateKinds<MusicTerms> = {
  approveDrop: { forms: approveDropForms, target: collectionTarget, amountTokens: noAmounts },
  changeSongCost: { forms: changeSongCostForms, target: jukeboxTarget, amountTokens: songTokens },
  collectOwedShare: { forms: collectOwedShareForms, target: jukeboxTarget, amountTokens: shownToken },
  createArtistToken: { forms: createArtistTokenForms, target: 'artistTokenFactory', amountTokens: noAmounts },
  givePlays: { forms: givePlaysForms, target: 'welcome', amountTokens: shownToken },
  mintDrop: { forms: mintDropForms, target: collectionTarget, amountTokens: noAmounts },
  openCollection: { forms: openCollectionForms, target: 'musicCollectionFactory', amountTokens: noAmounts },
  playSong: { forms: playSongForms, target: jukeboxTarget, amountTokens: songTokens },
  registerSong: { forms: registerSongForms, target: jukeboxTarget, amountTokens: shownToken },
  replacePayee: { forms: replacePayeeForms, target: jukeboxTarget, amountTokens: noAmounts },
  retireSong: { forms: retireSongForms, target: jukeboxTarget, amountTokens: noAmounts },
  sendPiece: { forms: sendPieceForms, target: collectionTarget, amountTokens: noAmounts },
  swapAndPlay: { forms: swapAndPlayForms, target: 'swapAndPlay', amountTokens: pathTokens },
  takeBackPlays: { forms: takeBackPlaysForms, target: 'welcome', amountTokens: songTokens },
}
