import { parseArgs } from 'node:util'

const OPTIONS = {
  port: { type: 'string' },
  open: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const usage = (command: string) => `${command} [-- options]
  --port N   listen on port N instead of 3210
  --open     open the browser when the product is up
  --fresh    begin with a new chain; the old data is moved aside, never deleted
The variables that configure the rest are in README.md, "Configuration".`

type Options = { port: string | undefined; open: boolean; fresh: boolean }

/** Parses the command line; invalid options print the usage. */
export function options(command: string): Options {
  let values
  try {
    ;({ values } = parseArgs({ options: OPTIONS }))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage(command)}`)
    process.exit(1)
  }
  if (values.help) {
    console.log(usage(command))
    process.exit(0)
  }
  return { port: values.port, open: values.open, fresh: values.fresh }
}
