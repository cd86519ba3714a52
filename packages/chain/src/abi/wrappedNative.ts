import { parseAbi } from 'viem'

/** Functions and events the wrapped native currency has beyond those of a token. */
export const wrappedNativeAbi = parseAbi([
  'event Deposit(address indexed dst, uint256 wad)',
  'event Withdrawal(address indexed src, uint256 wad)',
  'function deposit() payable',
  'function withdraw(uint256 wad)',
])
