/** Compares for sorting in ascending order. */
export const compareValues = <Value extends number | bigint | string>(one: Value, other: Value): number =>
  Number(one > other) - Number(one < other)
