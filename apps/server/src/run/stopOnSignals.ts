import type { Shutdown } from './shutdown.ts'

/** Exit code that shells report after Ctrl-C. */
const INTERRUPTED = 130

/** Stops everything in order on Ctrl-C, SIGTERM, a closed terminal, or the loss of the parent process. */
export function stopOnSignals(shutdown: Shutdown, print: (line: string) => void): void {
  async function endAll() {
    await shutdown.end()
    print('Stopped: everything that was started has ended.')
    process.exit(0)
  }
  function onSignal() {
    // On a second request, stops at once: saved states are always complete, so only processes must
    // not be left behind.
    if (shutdown.hasBegun()) void shutdown.stopNow().then(() => process.exit(INTERRUPTED))
    else {
      print('Stopping …')
      void endAll()
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  if (process.connected) process.once('disconnect', () => void endAll())
}
