/** Adds a tenth to a gas estimate (spec: sending.gas-margin). */
export const withGasMargin = (estimate: bigint): bigint => (estimate * 11_000n) / 10_000n
