import { spawn } from 'node:child_process'
import { identityOf } from './processIdentity.ts'

/** Long enough for a launcher that is started again at once to find the chain alive and ask it for its state. */
const GRACE_SECONDS = 60

/**
 * Waits for the end of its standard input, which comes with the launcher's end however that ends. A line says that all is
 * well. The 22nd field of stat is the start: a process that was given the number later is let live.
 */
const WATCH = `read -r _ && exit 0
sleep "$2"
[ "$(cut -d ' ' -f 22 "/proc/$0/stat")" = "$1" ] && kill -9 "$0"`

/** A chain whose launcher was killed and that nobody takes over does not run for ever. Returns how to call the watch off. */
export function watchForOrphan(pid: number, graceSeconds = GRACE_SECONDS): () => void {
  const ticks = identityOf(pid)?.startedAt.split(':')[1]
  if (process.platform !== 'linux' || ticks === undefined) return () => {}
  const watch = spawn('/bin/sh', ['-c', WATCH, String(pid), ticks, String(graceSeconds)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a shell there is no watch: the next start still finds the chain by its record.
  watch.on('error', () => {})
  watch.stdin.on('error', () => {})
  watch.unref()
  return () => void watch.stdin.end('done\n')
}
