import { parseAbi } from 'viem'

/** The error in which Solidity itself wraps a revert reason. */
export const standardErrorsAbi = parseAbi(['error Error(string reason)', 'error Panic(uint256 code)'])
