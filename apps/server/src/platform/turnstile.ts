import type { Turn, TurnPace } from './turnPace.ts'

type Leave = (how?: 'whole' | 'brokenOff') => void

/** Lets a fixed number through at once and a fixed number wait; the next one is turned away. */
export type Turnstile = {
  /**
   * Resolves to null if the queue is full, otherwise to a function to call when done. A pace measures how long calls of
   * a kind take; cancelled calls do not count.
   */
  enter: (client?: string, kind?: string) => Promise<Leave | null>
  inside: () => number
}

type Waiter = Turn & { end: (admitted: boolean) => void }
type Queues = ReadonlyMap<string, Waiter[]>

/** Others may have left meanwhile, so that nobody has to rest. */
const MAX_PAUSE_MS = 250

/**
 * Waiting clients enter in rotation. When the queue is full, the client with the most waiting entries loses one. The
 * last place is reserved for a client that has none, so nobody waits for one other client alone. With a pace it goes to
 * a quick client, and a client over its share of time rests before its next turn.
 */
export function turnstile(atOnce: number, waiting: number, pace?: TurnPace): Turnstile {
  const queues = new Map<string, Waiter[]>()
  const places = new Map<string, number>()
  let inside = 0
  let count = 0
  let isResting = false

  function hasPlace(turn: Turn): boolean {
    const { client } = turn
    if (inside >= atOnce || (pace !== undefined && pace.restMs(turn) > 0)) return false
    if (inside + 1 < atOnce || atOnce === 1 || client === '') return true
    return !places.has(client) && pace?.isQuick(turn) !== false
  }

  function take(client: string) {
    inside += 1
    places.set(client, (places.get(client) ?? 0) + 1)
  }

  function leave(turn: Turn, ms: number, isWhole: boolean) {
    const { client } = turn
    const left = leavePlace(places, client)
    pace?.spend(turn, { ms, isWhole, others: left + (queues.get(client)?.length ?? 0) })
    inside -= 1
    admitNext()
  }

  function admitNext() {
    const nextTurn = () => (inside < atOnce ? firstTurn(queues, hasPlace, pace) : undefined)
    for (let next = nextTurn(); next !== undefined; next = nextTurn()) {
      const { client } = next
      dequeue(queues, client)
      count -= 1
      take(client)
      next.end(true)
    }
    awaitRested()
  }

  /** Looks again when the first waiting client may have rested. */
  function awaitRested() {
    // Every exit from a full turnstile looks again.
    if (pace === undefined || isResting || inside >= atOnce) return
    const rests = restsOf(queues, pace)
    if (rests.length === 0) return
    isResting = true
    const lookAgain = () => {
      isResting = false
      admitNext()
    }
    setTimeout(lookAgain, Math.min(MAX_PAUSE_MS, ...rests)).unref()
  }

  function wait(turn: Turn): Promise<boolean> {
    count += 1
    const admitted = enqueue(queues, turn)
    awaitRested()
    return admitted
  }

  return {
    inside: () => inside,
    async enter(client = '', kind = '') {
      const turn = { client, kind }
      pace?.note(turn)
      if (hasPlace(turn)) take(client)
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
      return once((how = 'whole') => leave(turn, performance.now() - since, how === 'whole'))
    },
  }
}

/** Number of places the client still holds. */
function leavePlace(places: Map<string, number>, client: string): number {
  const left = (places.get(client) ?? 1) - 1
  if (left > 0) places.set(client, left)
  else places.delete(client)
  return left
}

/** Resolves to whether it was admitted. */
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

/** Remaining rest of each client's first entry, for those that rest. */
const restsOf = (queues: Queues, pace: TurnPace): readonly number[] =>
  [...queues.values()].map(([first]) => (first === undefined ? 0 : pace.restMs(first))).filter((ms) => ms > 0)

/**
 * Removes and returns the last entry of the client with the most waiting; undefined if none has more than the newcomer.
 */
function waiterToLose(queues: Queues, newcomer: string): Waiter | undefined {
  const own = queues.get(newcomer)?.length ?? 0
  const [longest] = [...queues.values()].toSorted((a, b) => b.length - a.length)
  return longest === undefined || longest.length <= own + 1 ? undefined : longest.pop()
}

function once(leave: Leave): Leave {
  let hasLeft = false
  return (how) => {
    if (!hasLeft) leave(how)
    hasLeft = true
  }
}
