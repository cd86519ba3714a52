import type { Address } from '@musi/domain/address'
import { type Hex, toHex } from 'viem'
import { addressOrNone, callData } from '../multicall/words.ts'
import { balanceOf } from '../reads/balanceOf.ts'
import { nativeBalanceOf } from '../reads/nativeBalanceOf.ts'
import type { Asset } from './promised.ts'

/** One asset in the hands of one owner. */
export type Holding = { owner: Address; asset: Asset }

const assetKey = (asset: Asset): string => {
  if (asset.kind === 'native') return asset.kind
  return asset.kind === 'piece' ? `${asset.collection} ${asset.id}` : asset.address
}

export const holdingKey = ({ owner, asset }: Holding): string => `${owner} ${assetKey(asset)}`.toLowerCase()

/** The first of each, in their order. */
export function withoutDoubles(holdings: readonly Holding[]): readonly Holding[] {
  const keys = holdings.map(holdingKey)
  return holdings.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** What a contract answered. Null: it refused. */
export type Answer = Hex | null
export type Question = {
  call: { to: Address; data: Hex; value: Hex }
  /** Undefined: the answer does not say how much there is. */
  amountIn: (answer: Answer) => bigint | undefined
}

const asked = (to: Address, data: Hex) => ({ to, data, value: toHex(0n) })

/** How much of it there is. */
export function holdingQuestion({ owner, asset }: Holding, balanceReader: Address): Question {
  if (asset.kind === 'piece') return pieceQuestion(owner, asset)
  const { call, decode } =
    asset.kind === 'native' ? nativeBalanceOf(balanceReader, owner) : balanceOf(asset.address, owner)
  const amountIn = (answer: Answer) => (answer === null ? undefined : decode(answer))
  return { call: asked(call.address, call.callData), amountIn }
}

/** One or none. A collection refuses to name the owner of a piece that does not exist. */
function pieceQuestion(owner: Address, { collection, id }: Extract<Asset, { kind: 'piece' }>): Question {
  const amountIn = (answer: Answer) => {
    const found = answer === null ? null : addressOrNone(answer)
    if (found === undefined) return undefined
    return found?.toLowerCase() === owner.toLowerCase() ? 1n : 0n
  }
  return { call: asked(collection, callData('0x6352211e', id)), amountIn }
}
