import type { Head } from '@musi/api/page/head'
import { broadcast } from '../broadcast.ts'

export type Block = { number: number; hash: string; timeSeconds: number }
export type HeadEvent = { id: string; head: Head }

/** The newest head and its listeners. Any change to a head is an event, not only a new block. */
export type HeadHub = {
  latest: () => HeadEvent | null
  block: (block: Block) => void
  setStatus: (change: Partial<ChainStatus>) => void
  listen: (listener: Listener, client?: string) => () => void
  /** Like `listen`, but does not cause polling: for work that only uses heads requested by others. */
  follow: (onHead: (event: HeadEvent) => void) => () => void
  /** Tells all listeners that the server is stopping. */
  end: () => void
  listeners: () => number
}

type Listener = { onHead: (event: HeadEvent) => void; end: () => void }
export type ChainStatus = Pick<Head, 'chainId' | 'genesisHash' | 'writes' | 'disagrees'>

/** `isFull`: holds heads back for a moment, until the pages that know the newest have their answers. */
export function createHeadHub(
  start: ChainStatus,
  onFirstListener: () => void = () => {},
  isFull?: () => boolean,
): HeadHub {
  const listeners = broadcast<HeadEvent>(isFull)
  const ends = new Set<Listener['end']>()
  const followers = new Set<Listener['onHead']>()
  let block: Block | null = null
  let status = start
  let latest: HeadEvent | null = null

  function publish() {
    if (block === null) return
    const head: Head = { ...block, ...status }
    const id = [
      head.number,
      head.hash.slice(0, 18),
      head.chainId,
      head.genesisHash?.slice(2, 10) ?? 'unknown',
      head.writes,
      head.disagrees ? 'disagrees' : 'agrees',
    ].join('.')
    if (id === latest?.id) return
    latest = { id, head }
    listeners.notify(latest)
    for (const onHead of followers) onHead(latest)
  }

  return {
    latest: () => latest,
    block(next) {
      block = next
      publish()
    },
    setStatus(change) {
      status = { ...status, ...change }
      publish()
    },
    listen({ onHead, end }, client) {
      const leave = listeners.add(onHead, client)
      ends.add(end)
      if (listeners.size() === 1) onFirstListener()
      return () => {
        leave()
        ends.delete(end)
      }
    },
    follow(onHead) {
      followers.add(onHead)
      return () => void followers.delete(onHead)
    },
    listeners: listeners.size,
    end() {
      for (const end of ends) end()
    },
  }
}
