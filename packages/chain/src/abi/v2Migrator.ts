import { parseAbi } from 'viem'

export const v2MigratorAbi = parseAbi([
  'function migrate(address token, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
])
