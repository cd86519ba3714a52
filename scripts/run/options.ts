import { parseArgs } from 'node:util'

const OPTIONS = {
  port: { type: 'string' },
  open: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
} as const

type Options = { port: string | undefined; open: boolean; fresh: boolean }

/** Parses the command line, which commands.cjs has checked. */
export function options(): Options {
  const { port, open, fresh } = parseArgs({ options: OPTIONS }).values
  return { port, open, fresh }
}
