/** The server that has a task; unknown while the database is unreachable. */
export type TaskHolder = 'us' | 'another' | 'unknown'

/** Coordinates the servers that share a database (spec: database.tasks). */
export type Peers = {
  /** Sends a message of at most 7,000 characters to all other servers. It is lost while the database is unreachable. */
  tell: (subject: string, message: string) => void
  listen: (subject: string, onMessage: (message: string) => void) => void
  /** Takes a task if nobody has it. A server keeps it until it gives it up or loses its connection. */
  take: (task: string) => Promise<TaskHolder>
  giveUp: (task: string) => void
  stop: () => Promise<void>
}

/** A server that does not share its database has every task. */
export const NO_PEERS: Peers = {
  tell: () => undefined,
  listen: () => undefined,
  take: () => Promise.resolve('us'),
  giveUp: () => undefined,
  stop: () => Promise.resolve(),
}
