import type { Turn, TurnPace } from './turnPace.ts'

type Leave = (ending?: 'whole' | 'brokenOff') => void

/** Admits a fixed number at once and lets a fixed number wait; further ones are refused. */
export type Turnstile = {
  /**
   * Resolves to null if the queue is full, otherwise to a function to call when done. If there is a
   * pace, it measures how long calls of a kind take; cancelled calls do not count.
   */
  enter: (client?: string, kind?: string) => Promise<Leave | null>
  inside: () => number
}

type Waiter = Turn & { end: (admitted: boolean) => void }
type Queues = ReadonlyMap<string, Waiter[]>

/** Paused clients are reconsidered at least this often, because a client that becomes alone need not pause. */
const MAX_PAUSE_MS = 250

/**
 * Waiting clients enter in rotation. When the queue is full, the client with the most waiting
 * entries loses one. The last place is reserved for a client that has none, so that no single
 * client can block another. If there is a pace, the last place goes to a quick client, and a client
 * over its share of time pauses before its next turn.
 */
export function turnstile(atOnce: number, waiting: number, pace?: TurnPace): Turnstile {
  const queues = new Map<string, Waiter[]>()
  const places = new Map<string, number>()
  let inside = 0
  let count = 0
  let isTimerSet = false

  function hasPlace(turn: Turn): boolean {
    const { client } = turn
    if (inside >= atOnce || (pace !== undefined && pace.restMs(turn) > 0)) return false
    if (inside + 1 < atOnce || atOnce === 1 || client === '') return true
    return !places.has(client) && pace?.isQuick(turn) !== false
  }

  function occupy(client: string) {
    inside += 1
    places.set(client, (places.get(client) ?? 0) + 1)
  }

  function leave(turn: Turn, ms: number, isWhole: boolean) {
    const { client } = turn
    const placesLeft = leavePlace(places, client)
    pace?.spend(turn, { ms, isWhole, others: placesLeft + (queues.get(client)?.length ?? 0) })
    inside -= 1
    admitNext()
  }

  function admitNext() {
    const nextTurn = () => (inside < atOnce ? firstTurn(queues, hasPlace, pace) : undefined)
    for (let next = nextTurn(); next !== undefined; next = nextTurn()) {
      const { client } = next
      dequeue(queues, client)
      count -= 1
      occupy(client)
      next.end(true)
    }
    admitAfterPause()
  }

  /** Admits again when the first paused client may continue. */
  function admitAfterPause() {
    // A full turnstile needs no timer, because each exit calls this again.
    if (pace === undefined || isTimerSet || inside >= atOnce) return
    const pauses = pausesOf(queues, pace)
    if (pauses.length === 0) return
    isTimerSet = true
    const resume = () => {
      isTimerSet = false
      admitNext()
    }
    setTimeout(resume, Math.min(MAX_PAUSE_MS, ...pauses)).unref()
  }

  function wait(turn: Turn): Promise<boolean> {
    count += 1
    const admitted = enqueue(queues, turn)
    admitAfterPause()
    return admitted
  }

  return {
    inside: () => inside,
    async enter(client = '', kind = '') {
      const turn = { client, kind }
      pace?.note(turn)
      if (hasPlace(turn)) occupy(client)
      else {
        if (count >= waiting) {
          const loser = waiterToLose(queues, client)
          if (loser === undefined) return null
          count -= 1
          loser.end(false)
        }
        if (!(await wait(turn))) return null
      }
      const since = performance.now()
      return callOnce((ending = 'whole') => leave(turn, performance.now() - since, ending === 'whole'))
    },
  }
}

/** Number of places the client still holds. */
function leavePlace(places: Map<string, number>, client: string): number {
  const placesLeft = (places.get(client) ?? 1) - 1
  if (placesLeft > 0) places.set(client, placesLeft)
  else places.delete(client)
  return placesLeft
}

/** Resolves to true if the turn was admitted, false if it was refused. */
function enqueue(queues: Map<string, Waiter[]>, turn: Turn): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const queue = queues.get(turn.client) ?? []
  queue.push({ ...turn, end: resolve })
  queues.set(turn.client, queue)
  return promise
}

/** Removes a client's first entry; its others go to the end of the rotation. */
function dequeue(queues: Map<string, Waiter[]>, client: string): void {
  const others = queues.get(client)?.slice(1) ?? []
  queues.delete(client)
  if (others.length > 0) queues.set(client, others)
}

/** The first in the rotation; with a pace, the quick client with the least recent time. */
function firstTurn(queues: Queues, hasPlace: (turn: Turn) => boolean, pace?: TurnPace): Waiter | undefined {
  let best: Waiter | undefined
  for (const [first] of queues.values()) {
    if (first === undefined || !hasPlace(first)) continue
    if (pace === undefined) return first
    if (best === undefined || pace.isBefore(first, best)) best = first
  }
  return best
}

/** Remaining pauses of the clients whose first entry must pause. */
const pausesOf = (queues: Queues, pace: TurnPace): readonly number[] =>
  [...queues.values()].map(([first]) => (first === undefined ? 0 : pace.restMs(first))).filter((ms) => ms > 0)

/**
 * Removes and returns the last entry of the client with the most waiting; undefined if none has more than the newcomer.
 */
function waiterToLose(queues: Queues, newcomer: string): Waiter | undefined {
  const waitingOfNewcomer = queues.get(newcomer)?.length ?? 0
  const [longest] = [...queues.values()].toSorted((a, b) => b.length - a.length)
  return longest === undefined || longest.length <= waitingOfNewcomer + 1 ? undefined : longest.pop()
}

function callOnce(leave: Leave): Leave {
  let hasLeft = false
  return (ending) => {
    if (!hasLeft) leave(ending)
    hasLeft = true
  }
}
