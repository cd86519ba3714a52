// What stands at a place that is one of the list's own. The compiler cannot know that it is, and asks for a value otherwise.

export const intAt = (list: Int32Array, place: number): number => list[place] ?? 0

export const floatAt = (list: Float64Array, place: number): number => list[place] ?? 0

export const numberAt = (list: readonly number[], place: number): number => list[place] ?? 0

export const bigAt = (list: readonly bigint[], place: number): bigint => list[place] ?? 0n
