import { parseAbi } from 'viem'

export const v1FactoryAbi = parseAbi([
  'event NewExchange(address indexed token, address indexed exchange)',
  'function initializeFactory(address template)',
  'function createExchange(address token) returns (address)',
  'function getExchange(address token) view returns (address)',
])
