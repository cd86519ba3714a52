import type { CurrencyId } from '../currency.ts'
import type { SwapQuery } from './swapQuery.ts'

type Side = 'input' | 'output'
type Sides = Pick<SwapQuery, 'input' | 'output' | 'field'>

/** The arrow: both sides change places, and what was typed stays with its currency (spec: swap.sides). */
export const switchedSides = <State extends Sides>(state: State): State => ({
  ...state,
  input: state.output,
  output: state.input,
  field: state.field === 'INPUT' ? 'OUTPUT' : 'INPUT',
})

/** Selecting what is on the other side already does what the arrow does. */
export function withSelected<State extends Sides>(state: State, side: Side, selected: CurrencyId): State {
  const other = side === 'input' ? state.output : state.input
  return selected === other ? switchedSides(state) : { ...state, [side]: selected }
}
