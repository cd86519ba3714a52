import type { Made } from '@musi/chain/sendWrite'
import type { Asset, Promised } from '@musi/chain/sendWrite/promised'
import type { Shown } from '@musi/chain/signingGate/shown'
import { type Swap, swap } from '@musi/chain/writes/swap'
import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { maximumSold, minimumReceived } from '@musi/domain/exchange/acceptedAmounts'
import { exchangePlaces } from '../../../platform/session/exchange/exchangePlaces.ts'
import type { SwapOrder } from './swapOrder.ts'

const exactOf = ({ trade, slippageBps }: SwapOrder) =>
  trade.exact === 'in'
    ? ({ exact: 'in', amountIn: trade.input.raw, minimumOut: minimumReceived(trade, slippageBps).raw } as const)
    : ({ exact: 'out', amountOut: trade.output.raw, maximumIn: maximumSold(trade, slippageBps).raw } as const)

const place = (currency: Currency): 'native' | Address => (currency.kind === 'native' ? 'native' : currency.address)

function onV2(order: SwapOrder, deadlineSeconds: bigint): { swap: Swap; shown: Shown<'swap'> } {
  const { trade, receiver } = order
  const [first, second, ...others] = trade.route.path
  if (first === undefined || second === undefined) throw new RangeError('A route has two ends.')
  const path = [first, second, ...others] as const
  const native =
    trade.input.currency.kind === 'native' ? 'in' : trade.output.currency.kind === 'native' ? 'out' : 'neither'
  const said = { version: 'v2', native, path, recipient: receiver.address, deadlineSeconds, ...exactOf(order) } as const
  return { swap: { router: exchangePlaces().router, ...said }, shown: { kind: 'swap', ...said } }
}

function onV1(order: SwapOrder, deadlineSeconds: bigint): { swap: Swap; shown: Shown<'swap'> } {
  const { trade, receiver, exchange } = order
  if (exchange === null) throw new RangeError('A trade on V1 goes to an exchange.')
  const [sold, bought] = [place(trade.input.currency), place(trade.output.currency)]
  const ending = { recipient: receiver.address, deadlineSeconds, ...exactOf(order) }
  return {
    swap: { version: 'v1', exchange, ...sidesOnV1(sold, bought), ...ending },
    shown: { kind: 'swap', version: 'v1', sold, bought, ...ending },
  }
}

/** A swap of native for native is none; spelt out so that the types say so. */
function sidesOnV1(sold: 'native' | Address, bought: 'native' | Address) {
  if (sold === 'native') return { sold, bought: 'token' } as const
  return bought === 'native' ? ({ sold: 'token', bought } as const) : ({ sold: 'token', bought } as const)
}

const assetOf = (currency: Currency): Asset =>
  currency.kind === 'native' ? { kind: 'native' } : { kind: 'token', address: currency.address }

/** What the screen says will go and come, for the node to rehearse. */
const promisedBy = ({ trade, receiver, slippageBps }: SwapOrder): Promised => ({
  pays: [{ asset: assetOf(trade.input.currency), amount: maximumSold(trade, slippageBps).raw, bound: 'atMost' }],
  gets: [
    {
      asset: assetOf(trade.output.currency),
      amount: minimumReceived(trade, slippageBps).raw,
      bound: 'atLeast',
      receiver: receiver.address,
    },
  ],
  balanceReader: exchangePlaces().multicall,
})

/** One swap, written down for the chain. */
export function swapMade(order: SwapOrder, deadlineSeconds: bigint): Made {
  const made = order.trade.version === 'v2' ? onV2(order, deadlineSeconds) : onV1(order, deadlineSeconds)
  return { write: swap(made.swap), shown: made.shown, promised: promisedBy(order) }
}
