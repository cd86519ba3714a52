// Reads at an index that is in range. The compiler cannot prove that, so each function has a default value.

export const intAt = (list: Int32Array, place: number): number => list[place] ?? 0

export const floatAt = (list: Float64Array, place: number): number => list[place] ?? 0

export const numberAt = (list: readonly number[], place: number): number => list[place] ?? 0

export const bigAt = (list: readonly bigint[], place: number): bigint => list[place] ?? 0n
