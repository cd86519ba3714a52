import type { ShownWrite } from '@musi/chain/sendWrite'
import type { Asset, PromisedAmounts } from '@musi/chain/sendWrite/promisedAmounts'
import type { ShownTerms } from '@musi/chain/signingGate/shownTerms'
import { type Swap, swap } from '@musi/chain/writes/swap'
import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { maximumSold, minimumReceived } from '@musi/domain/exchange/acceptedAmounts'
import { exchangeAddresses } from '../../../platform/session/exchange/exchangeAddresses.ts'
import type { SwapTerms } from './swapTerms.ts'

const exactOf = ({ trade, slippageBps }: SwapTerms) =>
  trade.exact === 'in'
    ? ({ exact: 'in', amountIn: trade.input.raw, minimumOut: minimumReceived(trade, slippageBps).raw } as const)
    : ({ exact: 'out', amountOut: trade.output.raw, maximumIn: maximumSold(trade, slippageBps).raw } as const)

const assetAddress = (currency: Currency): 'native' | Address =>
  currency.kind === 'native' ? 'native' : currency.address

function onV2(terms: SwapTerms, deadlineSeconds: bigint): { swap: Swap; shown: ShownTerms<'swap'> } {
  const { trade, receiver } = terms
  const [first, second, ...others] = trade.route.path
  if (first === undefined || second === undefined) throw new RangeError('A route has two ends.')
  const path = [first, second, ...others] as const
  const native =
    trade.input.currency.kind === 'native' ? 'in' : trade.output.currency.kind === 'native' ? 'out' : 'neither'
  const call = { version: 'v2', native, path, recipient: receiver.address, deadlineSeconds, ...exactOf(terms) } as const
  return { swap: { router: exchangeAddresses().router, ...call }, shown: { kind: 'swap', ...call } }
}

function onV1(terms: SwapTerms, deadlineSeconds: bigint): { swap: Swap; shown: ShownTerms<'swap'> } {
  const { trade, receiver, exchange } = terms
  if (exchange === null) throw new RangeError('A trade on V1 goes to an exchange.')
  const [sold, bought] = [assetAddress(trade.input.currency), assetAddress(trade.output.currency)]
  const ending = { recipient: receiver.address, deadlineSeconds, ...exactOf(terms) }
  return {
    swap: { version: 'v1', exchange, ...sidesOnV1(sold, bought), ...ending },
    shown: { kind: 'swap', version: 'v1', sold, bought, ...ending },
  }
}

/** Native for native is not a swap; spelled out so that the types show it. */
function sidesOnV1(sold: 'native' | Address, bought: 'native' | Address) {
  if (sold === 'native') return { sold, bought: 'token' } as const
  return bought === 'native' ? ({ sold: 'token', bought } as const) : ({ sold: 'token', bought } as const)
}

const assetOf = (currency: Currency): Asset =>
  currency.kind === 'native' ? { kind: 'native' } : { kind: 'token', address: currency.address }

/** The moves that the screen promises, checked in the rehearsal. */
const promiseOf = ({ trade, receiver, slippageBps }: SwapTerms): PromisedAmounts => ({
  pays: [{ asset: assetOf(trade.input.currency), amount: maximumSold(trade, slippageBps).raw, bound: 'atMost' }],
  gets: [
    {
      asset: assetOf(trade.output.currency),
      amount: minimumReceived(trade, slippageBps).raw,
      bound: 'atLeast',
      receiver: receiver.address,
    },
  ],
  balanceReader: exchangeAddresses().multicall,
})

/** Builds the transaction of a swap. */
export function makeSwap(terms: SwapTerms, deadlineSeconds: bigint): ShownWrite {
  const parts = terms.trade.version === 'v2' ? onV2(terms, deadlineSeconds) : onV1(terms, deadlineSeconds)
  return { write: swap(parts.swap), shown: parts.shown, promised: promiseOf(terms) }
}
