/** A tenth on top of every estimate (decisions.md §7.1). */
export const withGasMargin = (estimate: bigint): bigint => (estimate * 11_000n) / 10_000n
