export const minBigInt = (one: bigint, other: bigint): bigint => (one < other ? one : other)
