/** The side that the trader typed is exact; the other is bounded by slippage (spec: swap.minimum-received, swap.maximum-sold). */
export type ExactIn = { exact: 'in'; amountIn: bigint; minimumOut: bigint }
export type ExactOut = { exact: 'out'; amountOut: bigint; maximumIn: bigint }
export type ExactAmounts = ExactIn | ExactOut
