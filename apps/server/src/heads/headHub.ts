import type { Head } from '@musi/api/head'
import { inRotation } from '../platform/inRotation.ts'

export type Block = { number: number; hash: string; timeSeconds: number }
export type HeadEvent = { id: string; head: Head }

/** The newest head and its listeners. Any change to a head is an event, not only a new block. */
export type HeadHub = {
  latest: () => HeadEvent | null
  block: (block: Block) => void
  setStatus: (change: Partial<ChainStatus>) => void
  listen: (listener: Listener, client?: string) => () => void
  /** Like `listen`, but it causes no polling: for what goes on with the heads that others want. */
  follow: (onHead: (event: HeadEvent) => void) => () => void
  /** The server stops: everyone is told. */
  end: () => void
  listeners: () => number
}

type Listener = { onHead: (event: HeadEvent) => void; end: () => void }
/** So many listeners are told in one go; whoever asked the server something meanwhile comes before the next ones. */
const AT_ONCE = 32

export type ChainStatus = Pick<Head, 'chainId' | 'writes' | 'disagrees'>

export function createHeadHub(start: ChainStatus, onFirstListener: () => void = () => {}): HeadHub {
  /** By client, so that one with hundreds of streams is not in front of one with a single page. */
  const listeners = new Map<string, Set<Listener>>()
  const followers = new Set<Listener['onHead']>()
  let block: Block | null = null
  let status = start
  let latest: HeadEvent | null = null
  let count = 0
  const deliveries: (() => boolean)[] = []

  function publish() {
    if (block === null) return
    const head: Head = { ...block, ...status }
    const id = [
      head.number,
      head.hash.slice(0, 18),
      head.chainId,
      head.writes,
      head.disagrees ? 'disagrees' : 'agrees',
    ].join('.')
    if (id === latest?.id) return
    latest = { id, head }
    deliveries.push(delivery(latest))
    if (deliveries.length === 1) deliver()
    for (const hear of followers) hear(latest)
  }

  /** Tells the next ones each time, and says whether there may be more. */
  function delivery(event: HeadEvent): () => boolean {
    const waiting = inRotation<{ client: string; one: Listener }>(
      [...listeners].map(([client, group]) => [...group].map((one) => ({ client, one }))),
    )
    return () => {
      for (let told = 0; told < AT_ONCE; told += 1) {
        const next = waiting.next()
        if (next.done === true) return false
        const { client, one } = next.value
        if (listeners.get(client)?.has(one) === true) one.onHead(event)
      }
      return true
    }
  }

  function deliver() {
    while (deliveries[0] !== undefined) {
      if (deliveries[0]()) {
        setImmediate(deliver)
        return
      }
      deliveries.shift()
    }
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
    listen(listener, client = '') {
      const group = listeners.get(client) ?? new Set()
      listeners.set(client, group.add(listener))
      count += 1
      if (count === 1) onFirstListener()
      return () => {
        if (!group.delete(listener)) return
        count -= 1
        if (group.size === 0) listeners.delete(client)
      }
    },
    follow(onHead) {
      followers.add(onHead)
      return () => void followers.delete(onHead)
    },
    listeners: () => count,
    end() {
      for (const group of listeners.values()) for (const { end } of group) end()
    },
  }
}
