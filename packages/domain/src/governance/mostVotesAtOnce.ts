/**
 * Signed votes that go into one transaction. Each takes 45,000 gas, and as much again to find the power of a voter that changed a
 * million times: about a quarter of what one transaction may use (2^24 gas, EIP-7825).
 */
export const MOST_VOTES_AT_ONCE = 50
