/** An allowance that its owner signed instead of sending it. */
export type SignedPermit = {
  deadlineSeconds: bigint
  v: number
  r: `0x${string}`
  s: `0x${string}`
}
