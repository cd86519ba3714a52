/** Puts the decimal point `places` digits from the end: `withPoint('15', 3)` is `0.015`. */
export function withPoint(digits: string, places: number): string {
  if (places === 0) return digits
  const padded = digits.padStart(places + 1, '0')
  const point = padded.length - places
  return `${padded.slice(0, point)}.${padded.slice(point)}`
}

/** `units / 10^places`, written out: no exponent, no grouping, every place. */
export const decimalText = (units: bigint, places: number): string =>
  units < 0n ? `-${withPoint((-units).toString(), places)}` : withPoint(units.toString(), places)

/** Uses a loop, because a regular expression would take quadratic time on a run of zeros inside the number. */
export function withoutTrailingZeros(text: string): string {
  if (!text.includes('.')) return text
  let end = text.length
  while (text[end - 1] === '0') end -= 1
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end)
}
