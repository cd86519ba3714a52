import { parseAbi } from 'viem'

/** The royalty a collection names for each sale (EIP-2981). */
export const royaltyAbi = parseAbi([
  'function royaltyInfo(uint256 tokenId, uint256 salePrice) view returns (address receiver, uint256 royaltyAmount)',
])
