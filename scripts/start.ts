// npm start: builds the web app when it changed, then runs the whole product until Ctrl-C.
import { runMusi } from '@musi/server/run'
import { options } from './run/options.ts'
import { WEB_DIST, buildWeb } from './run/webBuild.ts'

const { port, open, fresh } = options()
if (!(await buildWeb(console.log))) process.exit(1)
const env = { MUSI_CHAIN_ID: '31337', ...process.env, ...(port === undefined ? {} : { MUSI_PORT: port }) }
await runMusi({ env, webDist: WEB_DIST, fresh, open, print: console.log, isTerminal: process.stdout.isTTY })
