/**
 * Maximum signed votes per transaction. A vote takes 45,000 gas, and up to as much again to search a long history of voting power,
 * so 50 votes use about a quarter of the gas limit (2^24, EIP-7825).
 */
export const MAX_VOTES_AT_ONCE = 50
