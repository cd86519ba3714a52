import { parseAbi } from 'viem'

export const timelockAbi = parseAbi([
  'event QueueTransaction(bytes32 indexed txHash, address indexed target, uint256 value, string signature, bytes data, uint256 eta)',
  'event ExecuteTransaction(bytes32 indexed txHash, address indexed target, uint256 value, string signature, bytes data, uint256 eta)',
  'event CancelTransaction(bytes32 indexed txHash, address indexed target, uint256 value, string signature, bytes data, uint256 eta)',
  'event NewAdmin(address indexed newAdmin)',
  'event NewPendingAdmin(address indexed newPendingAdmin)',
  'event NewDelay(uint256 indexed newDelay)',
  'function admin() view returns (address)',
  'function pendingAdmin() view returns (address)',
  'function delay() view returns (uint256)',
  'function setDelay(uint256 delay)',
  'function setPendingAdmin(address pendingAdmin)',
  'function acceptAdmin()',
])
