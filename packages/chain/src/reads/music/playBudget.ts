import type { Address } from '@musi/domain/address'
import type { PlayBudget } from '@musi/domain/music/givenPlay'
import type { Hex } from 'viem'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { addressOrNull, boolIn, callData, uintAt } from '../../multicall/words.ts'

/** The amount that a sponsor has put up for first plays of a song, and its limits. */
export const playBudget = (welcome: Address, sponsor: Address, song: Hex): Read<PlayBudget> => ({
  call: { address: welcome, callData: callData('0xff1f8eaa', sponsor, song) },
  decode(data) {
    const token = addressOrNull(data)
    const [perDay, today, day, left, mostPerPlay] = [1, 2, 3, 4, 5].map((at) => uintAt(data, at))
    if (perDay === undefined || today === undefined || day === undefined) return undefined
    if (token === undefined || left === undefined || mostPerPlay === undefined) return undefined
    return { token, perDay, today, day, left, mostPerPlay }
  },
  holdsBlocks: EVERY_BLOCK,
})

/** True if an account was given its first play. */
export const isWelcomed = (welcome: Address, account: Address): Read<boolean> => ({
  call: { address: welcome, callData: callData('0x1a75d825', account) },
  decode: boolIn,
  holdsBlocks: EVERY_BLOCK,
})
