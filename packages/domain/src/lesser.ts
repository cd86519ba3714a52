/** The smaller of two whole numbers of any size. */
export const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other)
