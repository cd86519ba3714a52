export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

export type Log = Record<LogLevel, (line: string) => void>

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

/** `clean` removes keys from every line (platform/config/redact.ts). */
export function createLog(level: LogLevel, write: (line: string) => void, clean: (line: string) => string): Log {
  const at = (own: LogLevel) =>
    LEVELS.indexOf(own) < LEVELS.indexOf(level)
      ? () => {}
      : (line: string) => write(own === 'info' ? clean(line) : `${own}: ${clean(line)}`)
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
