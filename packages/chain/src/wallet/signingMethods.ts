/**
 * The wallet methods that sign something. No other file names these methods, and only the gate and our own
 * wallets import them (scripts/rules/signingMethods.ts checks it).
 */
export const SIGNING_METHODS = {
  send: 'eth_sendTransaction',
  sendCalls: 'wallet_sendCalls',
  signTypedData: 'eth_signTypedData_v4',
  signText: 'personal_sign',
} as const
