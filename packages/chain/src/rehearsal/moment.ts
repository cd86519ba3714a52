import { toHex } from 'viem'

/** The state a simulation starts from, and the number and time of the simulated block. */
export type Moment = {
  /** Block after which the simulation starts. */
  state: 'latest' | number
  number: number
  timeSeconds: number
}

/**
 * Some nodes simulate with the old block number, which a timelock or a vote refuses, so both values are always given.
 */
export const blockOverrides = ({ number, timeSeconds }: Moment) => ({ number: toHex(number), time: toHex(timeSeconds) })

export const stateTag = ({ state }: Moment) => (state === 'latest' ? state : toHex(state))
