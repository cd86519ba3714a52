/** Lets a fixed number through at once and a fixed number wait; the next one is turned away. */
export type Turnstile = {
  /** Null: no room, not even to wait. Otherwise call the function when done. */
  enter: () => Promise<(() => void) | null>
  inside: () => number
}

export function turnstile(atOnce: number, waiting: number): Turnstile {
  const queue: (() => void)[] = []
  let inside = 0
  const leave = () => {
    const next = queue.shift()
    if (next === undefined) inside -= 1
    else next()
  }
  return {
    inside: () => inside,
    async enter() {
      if (inside < atOnce) inside += 1
      else if (queue.length >= waiting) return null
      else await new Promise<void>((resolve) => queue.push(resolve))
      return once(leave)
    },
  }
}

function once(leave: () => void): () => void {
  let left = false
  return () => {
    if (!left) leave()
    left = true
  }
}
