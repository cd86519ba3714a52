import type { Call } from './call.ts'

const METHODS = new Set(['eth_call', 'eth_createAccessList', 'eth_estimateGas', 'eth_simulateV1'])

/** Whether the client decides which code runs, and so how long it takes. */
export const runsCode = ({ method }: Call): boolean => METHODS.has(method)
