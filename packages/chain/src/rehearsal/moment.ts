import { toHex } from 'viem'

/** The state that something is tried on, and the block that it would be in. */
export type Moment = {
  /** The block whose end it begins from. */
  state: 'latest' | number
  number: number
  timeSeconds: number
}

/** Of some nodes the simulated block would have the old number, which a timelock or a vote does not take: both are always given. */
export const blockOverrides = ({ number, timeSeconds }: Moment) => ({ number: toHex(number), time: toHex(timeSeconds) })

export const stateTag = ({ state }: Moment) => (state === 'latest' ? state : toHex(state))
