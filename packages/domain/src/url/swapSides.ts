import type { CurrencyId } from '../currency.ts'
import type { ExactSide } from '../exchange/trade.ts'
import type { SwapQuery } from './swapQuery.ts'

type Sides = Pick<SwapQuery, 'input' | 'output' | 'exact'>

/** Exchanges both sides; the typed amount stays with its currency (spec: swap.sides). */
export const switchedSides = <State extends Sides>(state: State): State => ({
  ...state,
  input: state.output,
  output: state.input,
  exact: state.exact === 'in' ? 'out' : 'in',
})

/** Selecting the other side's currency exchanges both sides. */
export function withSelected<State extends Sides>(state: State, side: ExactSide, selected: CurrencyId): State {
  const other = side === 'in' ? state.output : state.input
  if (selected === other) return switchedSides(state)
  return side === 'in' ? { ...state, input: selected } : { ...state, output: selected }
}
