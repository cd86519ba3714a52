/** The square root rounded down, like the pair's Math.sqrt. */
export function squareRoot(square: bigint): bigint {
  if (square < 0n) throw new RangeError('A negative number has no square root.')
  if (square < 2n) return square
  // Starting from a power of two above the root, Newton's method only decreases.
  let guess = 1n << BigInt((square.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (guess + square / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}
