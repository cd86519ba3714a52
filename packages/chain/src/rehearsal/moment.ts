import { toHex } from 'viem'

/** The state that something is tried on, and the block that it would be in. */
export type Moment = {
  /** The block whose end it begins from. */
  state: 'latest' | number
  number: number
  timeSeconds: number
}

/**
 * Some nodes simulate with the old block number, which a timelock or a vote refuses, so both values are always given.
 */
export const blockOverrides = ({ number, timeSeconds }: Moment) => ({ number: toHex(number), time: toHex(timeSeconds) })

export const stateTag = ({ state }: Moment) => (state === 'latest' ? state : toHex(state))
