import { type Address, parseAddress } from '@musi/domain/address'
import type { Hex } from 'viem'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uintAt } from '../../multicall/words.ts'

/** The jukebox's current entry of a song. */
export type RegisteredSong = {
  readonly artist: Address
  readonly isRetired: boolean
  readonly token: Address
  readonly opensAtSeconds: bigint
  readonly cost: bigint
}

const addressAt = (data: Hex, at: number): Address | undefined => {
  const word = uintAt(data, at)
  return word === undefined || word >> 160n !== 0n
    ? undefined
    : (parseAddress(`0x${word.toString(16).padStart(40, '0')}`) ?? undefined)
}

/** The answer has seven words: artist, plays, retired, token, opening, cost and content hash. */
function decode(data: Hex): RegisteredSong | undefined {
  const artist = addressAt(data, 0)
  const token = addressAt(data, 3)
  const retired = uintAt(data, 2)
  const opensAtSeconds = uintAt(data, 4)
  const cost = uintAt(data, 5)
  if (artist === undefined || token === undefined || opensAtSeconds === undefined || cost === undefined)
    return undefined
  return retired === 0n || retired === 1n
    ? { artist, isRetired: retired === 1n, token, opensAtSeconds, cost }
    : undefined
}

export const registeredSong = (jukebox: Address, song: Hex): Read<RegisteredSong> => ({
  call: { address: jukebox, callData: callData('0xbf598c40', song) },
  decode,
  holdsBlocks: EVERY_BLOCK,
})

type Payee = { readonly account: Address; readonly shareBps: number }

/** The jukebox's limit. */
const MAX_PAYEES = 10n

/** Decodes the offset and length of the list, then the account and share of each payee. */
function decodePayees(data: Hex): readonly Payee[] | undefined {
  const count = uintAt(data, 1)
  if (uintAt(data, 0) !== 32n || count === undefined || count > MAX_PAYEES) return undefined
  const all = Array.from({ length: Number(count) }, (_, at) => {
    const account = addressAt(data, 2 + at * 2)
    const share = uintAt(data, 3 + at * 2)
    return account === undefined || share === undefined || share > 10_000n ? [] : [{ account, shareBps: Number(share) }]
  }).flat()
  return all.length === Number(count) ? all : undefined
}

/** Payees of a song and their shares, in the order of the jukebox. */
export const songPayees = (jukebox: Address, song: Hex): Read<readonly Payee[]> => ({
  call: { address: jukebox, callData: callData('0xa52706a6', song) },
  decode: decodePayees,
  holdsBlocks: EVERY_BLOCK,
})
