/** Compares for sorting in ascending order. */
export const order = <Value extends number | bigint | string>(one: Value, other: Value): number =>
  Number(one > other) - Number(one < other)
