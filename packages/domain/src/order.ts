/** Below zero: one comes first. Zero: they are equal. */
export const order = <Value extends number | bigint | string>(one: Value, other: Value): number =>
  Number(one > other) - Number(one < other)
