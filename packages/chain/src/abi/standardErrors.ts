import { parseAbi } from 'viem'

/** What Solidity itself gives as the reason of a failure. */
export const standardErrorsAbi = parseAbi(['error Error(string reason)', 'error Panic(uint256 code)'])
