import type { Address } from '@musi/domain/address'
import { type Hex, toHex } from 'viem'
import { addressOrNull, callData } from '../multicall/words.ts'
import { balanceOf } from '../reads/tokens/balanceOf.ts'
import { nativeBalanceOf } from '../reads/tokens/nativeBalanceOf.ts'
import type { Asset } from './promisedAmounts.ts'

/** One asset in the hands of one owner. */
export type Holding = { owner: Address; asset: Asset }

const assetKey = (asset: Asset): string => {
  if (asset.kind === 'native') return asset.kind
  return asset.kind === 'piece' ? `${asset.collection} ${asset.id}` : asset.address
}

export const holdingKey = ({ owner, asset }: Holding): string => `${owner} ${assetKey(asset)}`.toLowerCase()

/** Keeps the first of equal holdings. */
export function withoutDuplicates(holdings: readonly Holding[]): readonly Holding[] {
  const keys = holdings.map(holdingKey)
  return holdings.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** A contract's answer; null if it reverted. */
export type Answer = Hex | null
export type HoldingQuery = {
  call: { to: Address; data: Hex; value: Hex }
  /** Returns undefined if the amount cannot be read from the answer. */
  amountIn: (answer: Answer) => bigint | undefined
}

const ethCall = (to: Address, data: Hex) => ({ to, data, value: toHex(0n) })

/** The query for the amount of a holding. */
export function holdingQuery({ owner, asset }: Holding, balanceReader: Address): HoldingQuery {
  if (asset.kind === 'piece') return pieceQuery(owner, asset)
  const { call, decode } =
    asset.kind === 'native' ? nativeBalanceOf(balanceReader, owner) : balanceOf(asset.address, owner)
  const amountIn = (answer: Answer) => {
    // A pool or token that the rehearsed calls create does not exist before them.
    if (answer === '0x' && (asset.kind === 'shares' || asset.kind === 'newToken')) return 0n
    return answer === null ? undefined : decode(answer)
  }
  return { call: ethCall(call.address, call.callData), amountIn }
}

/** The amount is 1 or 0. `ownerOf` reverts for a piece that does not exist. */
function pieceQuery(owner: Address, { collection, id }: Extract<Asset, { kind: 'piece' }>): HoldingQuery {
  const amountIn = (answer: Answer) => {
    const pieceOwner = answer === null ? null : addressOrNull(answer)
    if (pieceOwner === undefined) return undefined
    return pieceOwner?.toLowerCase() === owner.toLowerCase() ? 1n : 0n
  }
  return { call: ethCall(collection, callData('0x6352211e', id)), amountIn }
}
