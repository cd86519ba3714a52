import { requestId } from './requestId.ts'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
/** `plain`: for a terminal. `timed`: for a file or a journal. `json`: for a collector, one object a line. */
export type LogForm = 'plain' | 'timed' | 'json'

export type Log = Record<LogLevel, (line: string) => void>

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

/** `clean` removes secrets from every line (platform/config/redact.ts). */
export function createLog(
  level: LogLevel,
  write: (line: string) => void,
  clean: (line: string) => string,
  form: LogForm = 'plain',
): Log {
  const logAt = (lineLevel: LogLevel) =>
    LEVELS.indexOf(lineLevel) < LEVELS.indexOf(level)
      ? () => {}
      : (line: string) => write(FORMS[form](lineLevel, clean(line)))
  return { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') }
}

const FORMS: Record<LogForm, (level: LogLevel, line: string) => string> = {
  plain: (level, line) => (level === 'info' ? line : `${level}: ${line}`),
  timed(level, line) {
    const request = requestId.getStore()
    return `${new Date().toISOString()} ${level}${request === undefined ? '' : ` [${request}]`} ${line}`
  },
  json(level, message) {
    const request = requestId.getStore()
    return JSON.stringify({
      time: new Date().toISOString(),
      level,
      ...(request === undefined ? {} : { request }),
      message,
    })
  },
}
