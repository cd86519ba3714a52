import type { Ending } from './ending.ts'

/** What a shell reports for a process that Ctrl-C ended. */
const INTERRUPTED = 130

/** Ctrl-C, a polite kill, a closed terminal, or the loss of the process that started us: each ends everything, in order. */
export function endWith(ending: Ending, print: (line: string) => void): void {
  async function endAll() {
    await ending.end()
    print('Stopped: everything that was started has ended.')
    process.exit(0)
  }
  function onSignal() {
    // Asked twice: saved states are always whole, so it is enough to leave no process behind.
    if (ending.begun()) void ending.hurry().then(() => process.exit(INTERRUPTED))
    else {
      print('Stopping …')
      void endAll()
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  if (process.connected) process.once('disconnect', () => void endAll())
}
