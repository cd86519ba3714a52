import type { MadeWrite } from '@musi/chain/sendWrite'
import { assetOf } from '@musi/chain/sendWrite/assetOf'
import type { PromisedAmounts } from '@musi/chain/sendWrite/promisedAmounts'
import { type Swap, swap } from '@musi/chain/writes/exchange/swap'
import type { Address } from '@musi/domain/address'
import { addressOrNative } from '@musi/domain/currency'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { type SwapTerms, exactOf, nativeSide, pathOf } from './swapTerms.ts'

function onV2(terms: SwapTerms, deadlineSeconds: bigint): Swap {
  const { router } = exchangeAddresses()
  const ending = { recipient: terms.receiver.address, deadlineSeconds, ...exactOf(terms) }
  return { version: 'v2', router, native: nativeSide(terms), path: pathOf(terms), ...ending }
}

function onV1(terms: SwapTerms, deadlineSeconds: bigint): Swap {
  const { trade, receiver, exchange } = terms
  if (exchange === null) throw new RangeError('A trade on V1 goes to an exchange.')
  const sold = addressOrNative(trade.input.currency)
  const bought = addressOrNative(trade.output.currency)
  const ending = { recipient: receiver.address, deadlineSeconds, ...exactOf(terms) }
  return { version: 'v1', exchange, ...sidesOnV1(sold, bought), ...ending }
}

/** The sides of a V1 trade; the cases are separate so that the types exclude native for native. */
function sidesOnV1(sold: 'native' | Address, bought: 'native' | Address) {
  if (sold === 'native') return { sold, bought: 'token' } as const
  return bought === 'native' ? ({ sold: 'token', bought } as const) : ({ sold: 'token', bought } as const)
}

/** The movements of money that the screen promises, which the simulation checks. */
const promiseOf = ({ trade, receiver, bound }: SwapTerms): PromisedAmounts => ({
  pays: [
    { asset: assetOf(trade.input.currency), amount: (trade.exact === 'in' ? trade.input : bound).raw, bound: 'atMost' },
  ],
  gets: [
    {
      asset: assetOf(trade.output.currency),
      amount: (trade.exact === 'in' ? bound : trade.output).raw,
      bound: 'atLeast',
      receiver: receiver.address,
    },
  ],
  balanceReader: exchangeAddresses().multicall,
})

/** Builds the transaction of a swap. */
export const makeSwap = (terms: SwapTerms, deadlineSeconds: bigint): MadeWrite => ({
  write: swap(terms.trade.version === 'v2' ? onV2(terms, deadlineSeconds) : onV1(terms, deadlineSeconds)),
  promised: promiseOf(terms),
})
