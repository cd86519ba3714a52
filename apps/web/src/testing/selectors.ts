/** Selectors of the contract functions that tests call by hand. */
export const SELECTORS = {
  approve: '0x095ea7b3',
  balanceOf: '0x70a08231',
  deposit: '0xd0e30db0',
  earned: '0x008cc262',
  executeProposal: '0xfe0d94c1',
  feeToSetter: '0x094b7415',
  periodFinish: '0xebe2b12b',
  queueProposal: '0xddf0b009',
  swapExactETHForTokens: '0x7ff36ab5',
  sync: '0xfff6cae9',
  totalSupply: '0x18160ddd',
  transfer: '0xa9059cbb',
} as const
