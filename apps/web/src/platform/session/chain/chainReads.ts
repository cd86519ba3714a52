import { type MulticallStore, multicallStore } from '@musi/chain/multicall/multicallStore'
import { config, contractOf } from '#platform/page/config/config.ts'
import { heads, subscribe } from './heads.ts'
import { isSameChain } from './headsState.ts'
import { request } from './request.ts'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'

/** Store of the page's chain reads, updated at each block. */
export const chainReads = perVisit(openChainReads)

/** Called before anything renders blocks, so that reads are already pending while React renders. */
export function openReads(): void {
  // Without an address book nothing can be read.
  if (contractOf('multicall3') !== null) chainReads()
}

function openChainReads(): MulticallStore {
  const pageConfig = config()
  const multicall = contractOf('multicall3')
  if (multicall === null) throw new Error('The address book names no multicall contract.')
  const reads = multicallStore({ request, multicall })

  function onHeads() {
    const { head, rpcOutage } = heads()
    // Heads of another chain are ignored; the banner says why.
    if (head !== null && isSameChain(head, pageConfig)) reads.head(head)
    reads.setUnreachable(rpcOutage !== null)
  }
  function followVisibility() {
    if (document.visibilityState === 'visible') reads.resume()
    else reads.pause()
  }
  subscribe(onHeads)
  document.addEventListener('visibilitychange', followVisibility, { signal: visitEnd() })
  followVisibility()
  onHeads()
  return reads
}
