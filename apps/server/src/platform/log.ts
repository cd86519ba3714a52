export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

export type Log = Record<LogLevel, (line: string) => void>

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

/** `clean` removes keys from every line (platform/config/redact.ts). */
export function createLog(level: LogLevel, write: (line: string) => void, clean: (line: string) => string): Log {
  const logAt = (lineLevel: LogLevel) =>
    LEVELS.indexOf(lineLevel) < LEVELS.indexOf(level)
      ? () => {}
      : (line: string) => write(lineLevel === 'info' ? clean(line) : `${lineLevel}: ${clean(line)}`)
  return { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') }
}
