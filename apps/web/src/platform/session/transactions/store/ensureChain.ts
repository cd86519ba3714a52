import { request } from '#platform/session/chain/request.ts'
import { transactionStore } from './transactionStore.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

const pending = perVisit((): { chain?: Promise<boolean> | undefined } => ({}))

/**
 * Reads the genesis hash if the server did not know it, because transactions are stored per chain
 * and genesis hash.
 */
export function ensureChain(): Promise<boolean> {
  if (transactionStore.hasChain()) return Promise.resolve(true)
  const now = pending()
  now.chain ??= readGenesisHash().finally(() => (now.chain = undefined))
  return now.chain
}

async function readGenesisHash(): Promise<boolean> {
  const answer = await request('eth_getBlockByNumber', ['0x0', false]).catch(() => null)
  const hash = typeof answer === 'object' && answer !== null && 'hash' in answer ? answer.hash : null
  if (typeof hash !== 'string') return false
  transactionStore.setChain(hash)
  return true
}
