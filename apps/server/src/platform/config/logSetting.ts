import type { LogLevel } from '../log.ts'
import { type Env, listOf, rejectValue } from './readers.ts'

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

/** MUSI_LOG: a level, `json`, or both with a comma. */
export function logSetting(env: Env): { log: LogLevel; isLogJson: boolean } {
  const words = listOf(env, 'MUSI_LOG').map((word) => word.toLowerCase())
  const levels = LEVELS.filter((level) => words.includes(level))
  const isKnown = words.every((word) => word === 'json' || LEVELS.some((level) => level === word))
  if (!isKnown || levels.length > 1)
    return rejectValue(
      'MUSI_LOG',
      `"${words.join(',')}"`,
      'debug, info, warn, error or json, or json and a level (json,warn)',
    )
  return { log: levels[0] ?? 'info', isLogJson: words.includes('json') }
}
