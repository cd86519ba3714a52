import { logoPath } from '@musi/api/page/lists'
import type { TokenList } from '@musi/domain/token-lists/tokenList'
import type { ListPlan } from './listPlan.ts'
import { tagsAmong } from './tokenTags.ts'

/** The list as served: the schema requires absolute logo URLs, so they use the requested origin. */
export function tokenList(plan: ListPlan, chainId: number, origin: string): TokenList {
  const [major, minor, patch] = plan.version
  const tags = tagsAmong(plan.tokens.flatMap((token) => token.tags))
  return {
    name: plan.name,
    timestamp: plan.timestamp,
    version: { major, minor, patch },
    logoURI: `${origin}/icon.svg`,
    keywords: plan.keywords,
    ...(Object.keys(tags).length > 0 ? { tags } : {}),
    tokens: plan.tokens.map((token) => ({
      chainId,
      address: token.address,
      symbol: token.symbol,
      name: token.name,
      decimals: token.decimals,
      logoURI: origin + logoPath(token.address),
      ...(token.tags.length > 0 ? { tags: token.tags } : {}),
    })),
  }
}
