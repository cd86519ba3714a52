import { spawn } from 'node:child_process'
import { identityOf } from './processIdentity.ts'

/** Long enough for a launcher that is restarted at once to find the chain alive and save its state. */
const GRACE_SECONDS = 60

/**
 * Waits until its standard input closes, which happens however the launcher ends. A line on it cancels
 * the watch. The 22nd field of stat is the start time, so that a later process with the same pid is not killed.
 */
const WATCH = `read -r _ && exit 0
sleep "$2"
[ "$(cut -d ' ' -f 22 "/proc/$0/stat")" = "$1" ] && kill -9 "$0"`

/** Ends the chain if its launcher was killed and nobody takes it over. Returns a function that cancels the watch. */
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
