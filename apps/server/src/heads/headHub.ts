import type { Head } from '@musi/api/head'

export type Block = { number: number; hash: string; timeSeconds: number }
export type HeadEvent = { id: string; head: Head }

/** The newest head and who wants to hear of it. Any change of what a head says is an event, not only a new block. */
export type HeadHub = {
  latest: () => HeadEvent | null
  block: (block: Block) => void
  mood: (change: Partial<Mood>) => void
  listen: (listener: Listener) => () => void
  /** The server stops: everyone is told. */
  end: () => void
  listeners: () => number
}

type Listener = { hear: (event: HeadEvent) => void; end: () => void }
export type Mood = Pick<Head, 'chainId' | 'writes' | 'disagrees'>

export function createHeadHub(start: Mood, onFirstListener: () => void = () => {}): HeadHub {
  const listeners = new Set<Listener>()
  let block: Block | null = null
  let mood = start
  let latest: HeadEvent | null = null

  function publish() {
    if (block === null) return
    const head: Head = { ...block, ...mood }
    const id = [
      head.number,
      head.hash.slice(0, 18),
      head.chainId,
      head.writes,
      head.disagrees ? 'disagrees' : 'agrees',
    ].join('.')
    if (id === latest?.id) return
    latest = { id, head }
    for (const { hear } of listeners) hear(latest)
  }

  return {
    latest: () => latest,
    block(next) {
      block = next
      publish()
    },
    mood(change) {
      mood = { ...mood, ...change }
      publish()
    },
    listen(listener) {
      listeners.add(listener)
      if (listeners.size === 1) onFirstListener()
      return () => void listeners.delete(listener)
    },
    listeners: () => listeners.size,
    end() {
      for (const { end } of listeners) end()
    },
  }
}
