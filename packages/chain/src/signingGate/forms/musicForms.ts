import { ZERO_ADDRESS } from '@musi/domain/address'
import { type CallForm, callForm } from './callForm.ts'
import { isSameHex, ownValue } from '../own.ts'

/** Where the call goes, as the screen says it and the book knows it. */
const OF_JUKEBOX = ['jukebox']

export const playSongForms: readonly CallForm[] = [
  callForm('0x3e98ab54', 'play', 'bytes32 songId,uint256 maximumCost', { fan: null, permit: null }, null, OF_JUKEBOX),
  callForm(
    '0x8cb230e3',
    'playFor',
    'bytes32 songId,address fan,uint256 maximumCost',
    { permit: null },
    null,
    OF_JUKEBOX,
  ),
  callForm(
    '0xef99b546',
    'playWithPermit',
    'bytes32 songId,uint256 maximumCost,uint256 value,uint256 deadlineSeconds,uint8 _v,bytes32 _r,bytes32 _s',
    {},
    null,
    OF_JUKEBOX,
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
export const registerSongForms: readonly CallForm[] = [
  callForm(
    '0xbcd9f07a',
    'register',
    'uint256 _nonce,address token,uint128 cost,uint64 opensAtSeconds?,(address account,uint16 shareBps)[] payees,bytes32 contentHash',
    {},
    null,
    OF_JUKEBOX,
  ),
]

export const replacePayeeForms: readonly CallForm[] = [
  callForm('0xd5f8c2c0', 'replacePayee', 'bytes32 songId,address payee', {}, null, OF_JUKEBOX),
]

export const collectOwedShareForms: readonly CallForm[] = [
  callForm('0x985d0416', 'collectOwed', 'address token,address recipient', {}, null, OF_JUKEBOX),
]

export const retireSongForms: readonly CallForm[] = [
  callForm('0x1f2b6f23', 'retire', 'bytes32 songId', {}, null, OF_JUKEBOX),
]

export const changeSongCostForms: readonly CallForm[] = [
  callForm('0x9ee6cb8e', 'changeCost', 'bytes32 songId,uint128 cost', {}, null, OF_JUKEBOX),
]

export const createArtistTokenForms: readonly CallForm[] = [
  callForm('0xafd8fd5f', 'createToken', 'string name,string symbol,address owner'),
]

export const openCollectionForms: readonly CallForm[] = [
  callForm('0xaeae7919', 'openCollection', 'string name,string symbol,string text'),
]

export const mintDropForms: readonly CallForm[] = [
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

export const approveDropForms: readonly CallForm[] = [
  callForm('0x095ea7b3', 'approve', 'address spender,uint256 tokenId', {}, null, ['collection']),
]
