import { parseAbi } from 'viem'

/** Functions and events an exchange of Uniswap V1 has beyond those of a token; the exchange is also its share token. */
export const v1ExchangeAbi = parseAbi([
  'event TokenPurchase(address indexed buyer, uint256 indexed eth_sold, uint256 indexed tokens_bought)',
  'event EthPurchase(address indexed buyer, uint256 indexed tokens_sold, uint256 indexed eth_bought)',
  'event AddLiquidity(address indexed provider, uint256 indexed eth_amount, uint256 indexed token_amount)',
  'event RemoveLiquidity(address indexed provider, uint256 indexed eth_amount, uint256 indexed token_amount)',
  'function tokenAddress() view returns (address)',
  'function addLiquidity(uint256 min_liquidity, uint256 max_tokens, uint256 deadline) payable returns (uint256)',
  'function removeLiquidity(uint256 amount, uint256 min_eth, uint256 min_tokens, uint256 deadline) returns (uint256, uint256)',
  'function ethToTokenTransferInput(uint256 min_tokens, uint256 deadline, address recipient) payable returns (uint256)',
  'function ethToTokenTransferOutput(uint256 tokens_bought, uint256 deadline, address recipient) payable returns (uint256)',
  'function tokenToEthTransferInput(uint256 tokens_sold, uint256 min_eth, uint256 deadline, address recipient) returns (uint256)',
  'function tokenToEthTransferOutput(uint256 eth_bought, uint256 max_tokens, uint256 deadline, address recipient) returns (uint256)',
  'function tokenToTokenTransferInput(uint256 tokens_sold, uint256 min_tokens_bought, uint256 min_eth_bought, uint256 deadline, address recipient, address token_addr) returns (uint256)',
  'function tokenToTokenTransferOutput(uint256 tokens_bought, uint256 max_tokens_sold, uint256 max_eth_sold, uint256 deadline, address recipient, address token_addr) returns (uint256)',
])
