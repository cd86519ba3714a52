import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The kill switch of one server (case 112): MUSI_WRITES=off, or a file of this name in the data folder, seen while running. */
const WRITES_OFF_FILE = 'writes-off'
const POLL_MS = 500

export function readWrites(config: { writes: 'on' | 'off'; dataDir: string }): 'on' | 'off' {
  return config.writes === 'off' || existsSync(join(config.dataDir, WRITES_OFF_FILE)) ? 'off' : 'on'
}

export function watchWrites(
  config: { writes: 'on' | 'off'; dataDir: string },
  isOffEverywhere: () => boolean,
  onChange: (writes: 'on' | 'off') => void,
): { stop: () => void } {
  let last = readWrites(config)
  const timer = setInterval(() => {
    const now = isOffEverywhere() ? 'off' : readWrites(config)
    if (now === last) return
    last = now
    onChange(now)
  }, POLL_MS)
  return { stop: () => clearInterval(timer) }
}
