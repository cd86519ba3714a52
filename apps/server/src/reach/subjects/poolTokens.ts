import { cachedByMark } from '#platform/cachedByMark.ts'
import type { ChainIndex } from '#history/chainIndex.ts'

/** Most pages of pairs to read; pools after them have no subject. */
const MAX_PAGES = 40

/** The two tokens of each pool, by the pool's address in lower case; read again when pairs change. */
export function poolTokens(index: Pick<ChainIndex, 'query' | 'topics'>) {
  async function read(): Promise<ReadonlyMap<string, readonly [string, string]> | null> {
    const pools = new Map<string, readonly [string, string]>()
    let after = 0
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const answer = await index.query<'pairs'>({ kind: 'pairs', after })
      if (answer === null) return null
      for (const { address, token0, token1 } of answer.rows) pools.set(address.toLowerCase(), [token0, token1])
      after = answer.rows.at(-1)?.number ?? after
      if (answer.isLast) break
    }
    return pools
  }
  return cachedByMark({ mark: () => index.topics().pairs, read, keeps: (pools) => pools !== null })
}
