import type { ScreenTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { addressOrNative } from '@musi/domain/currency'
import type { ReviewedSwap } from './reviewedSwap.ts'

/** All inputs of a swap transaction. */
export type SwapTerms = ReviewedSwap & {
  readonly account: Address
  /** For a trade on V1: the exchange contract to call. */
  readonly exchange: Address | null
}

export const exactOf = ({ trade, bound }: ReviewedSwap) =>
  trade.exact === 'in'
    ? ({ exact: 'in', amountIn: trade.input.raw, minimumOut: bound.raw } as const)
    : ({ exact: 'out', amountOut: trade.output.raw, maximumIn: bound.raw } as const)

export function pathOf({ trade }: ReviewedSwap): readonly [Address, Address, ...Address[]] {
  const [first, second, ...others] = trade.route.path
  if (first === undefined || second === undefined) throw new RangeError('A route has two ends.')
  return [first, second, ...others]
}

export function nativeSide({ trade }: ReviewedSwap): 'in' | 'out' | 'neither' {
  if (trade.input.currency.kind === 'native') return 'in'
  return trade.output.currency.kind === 'native' ? 'out' : 'neither'
}

/** The terms on screen when confirming a swap. */
export function swapScreenTerms(reviewed: ReviewedSwap): ScreenTerms {
  const { trade, receiver } = reviewed
  const common = {
    kind: 'swap',
    recipient: receiver.address,
    deadlineSeconds: 'whenSent',
    ...exactOf(reviewed),
  } as const
  return trade.version === 'v2'
    ? { ...common, version: 'v2', path: pathOf(reviewed), native: nativeSide(reviewed) }
    : {
        ...common,
        version: 'v1',
        sold: addressOrNative(trade.input.currency),
        bought: addressOrNative(trade.output.currency),
      }
}
