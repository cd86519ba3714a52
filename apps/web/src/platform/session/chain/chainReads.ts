import { type MulticallStore, multicallStore } from '@musi/chain/multicall/multicallStore'
import { config, contractOf } from '../../page/config/config.ts'
import { heads, subscribe } from './heads.ts'
import { request } from './request.ts'
import { perVisit, visitEnd } from '../../page/visit/visit.ts'

/** What the page reads of the chain at each block: one store, begun by whoever asks first. */
export const chainReads = perVisit(begun)

function begun(): MulticallStore {
  const { chainId } = config()
  const multicall = contractOf('multicall3')
  if (multicall === null) throw new Error('The address book names no multicall contract.')
  const reads = multicallStore({ request, multicall })

  function hear() {
    const { head } = heads()
    // What another chain says is nothing to show; the banner says why.
    if (head !== null && head.chainId === chainId) reads.head(head)
  }
  function turned() {
    if (document.visibilityState === 'visible') reads.resume()
    else reads.pause()
  }
  subscribe(hear)
  document.addEventListener('visibilitychange', turned, { signal: visitEnd() })
  turned()
  hear()
  return reads
}
