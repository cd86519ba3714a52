import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runMusi } from './run.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    open: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
})

await runMusi({
  env: values.port === undefined ? process.env : { ...process.env, MUSI_PORT: values.port },
  webDist: join(import.meta.dirname, '../../web/dist'),
  fresh: values.fresh,
  open: values.open,
  isTerminal: process.stdout.isTTY,
  print: (line) => process.stdout.write(`${line}\n`),
})
