import { request } from '../../chain/request.ts'
import { transactionStore } from './transactionStore.ts'
import { perVisit } from '../../../page/visit/visit.ts'

const asking = perVisit((): { chain?: Promise<boolean> | undefined } => ({}))

/** A page that came before the chain answered asks for its first block itself: no transaction is kept for a chain without a name. */
export function chainKnown(): Promise<boolean> {
  if (transactionStore.hasChain()) return Promise.resolve(true)
  const now = asking()
  now.chain ??= firstBlock().finally(() => (now.chain = undefined))
  return now.chain
}

async function firstBlock(): Promise<boolean> {
  const answer = await request('eth_getBlockByNumber', ['0x0', false]).catch(() => null)
  const hash = typeof answer === 'object' && answer !== null && 'hash' in answer ? answer.hash : null
  if (typeof hash !== 'string') return false
  transactionStore.ofChain(hash)
  return true
}
