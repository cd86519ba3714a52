import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { PageConfig } from '@musi/api/page/pageConfig'
import { STATEMENT_QUERY } from '@musi/api/history/statement'
import { chainById } from '@musi/chain/chains/chainTable'
import type { Endpoint } from '#edge/http/route.ts'
import type { ChainIndex } from '../chainIndex.ts'
import { statementFacts } from '../statement/statementFacts.ts'
import { statementText } from '../statement/statementText.ts'
import { parseQuery, orBadQuery } from './parseQuery.ts'
import { noHistory, unread } from './historyAnswer.ts'

type Needs = {
  index: Pick<ChainIndex, 'isKept' | 'hasTransactions' | 'query' | 'follow'>
  pageConfig: () => Pick<PageConfig, 'book' | 'chainId'>
}

const DAY_SECONDS = 86_400

/** GET /api/statement.csv: all acts and transfers of an account, as a table. */
export const statement =
  ({ index, pageConfig }: Needs): Endpoint =>
  (request) =>
    orBadQuery(async () => {
      const { book, chainId } = pageConfig()
      if (!index.isKept || book === null) return noHistory()
      const { account, ...days } = parseQuery(STATEMENT_QUERY, request)
      const from = days.from ?? 0
      const to = (days.to ?? Number.MAX_SAFE_INTEGER - DAY_SECONDS) + DAY_SECONDS - 1
      const read = await statementFacts(index, account, book, { symbol: chainById(chainId)?.native.symbol ?? '' })
      if (read === null) return unread()
      const { facts, top } = read
      return {
        status: 200,
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="musi-${account.slice(0, 10)}-block-${top}.csv"`,
          'cache-control': 'no-store',
        },
        body: (response) => void send(index, response, statementText(index, facts, { from, to }, top), top),
      }
    })

/** Aborts a download that cannot be finished, so that nobody takes the file for complete. */
async function send(
  index: Pick<ChainIndex, 'follow'>,
  response: ServerResponse,
  parts: AsyncGenerator<string>,
  top: number,
): Promise<void> {
  const closed = new AbortController()
  response.once('close', () => closed.abort())
  const unfollow = index.follow((undoneAfter) => {
    if (undoneAfter !== null && undoneAfter < top) response.destroy()
  })
  try {
    for await (const part of parts) {
      if (closed.signal.aborted) return
      if (!response.write(part)) await once(response, 'drain', { signal: closed.signal })
    }
    response.end()
  } catch {
    response.destroy()
  } finally {
    unfollow()
  }
}
