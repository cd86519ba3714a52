import type { Call } from './call.ts'

const METHODS = new Set(['eth_call', 'eth_createAccessList', 'eth_estimateGas', 'eth_simulateV1'])

/** True if the client chooses the code to run, and so its duration. */
export const runsCode = ({ method }: Call): boolean => METHODS.has(method)
