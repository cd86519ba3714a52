/** The side that the trader typed is exact; the other is bounded by what he accepts (decisions.md §7.3 says how). */
export type ExactIn = { exact: 'in'; amountIn: bigint; minimumOut: bigint }
export type ExactOut = { exact: 'out'; amountOut: bigint; maximumIn: bigint }
export type ExactAmounts = ExactIn | ExactOut
