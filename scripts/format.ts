// npm run format: writes every file the way the house writes them.
import { runTool } from './run/steps.ts'

const { code } = await runTool('oxfmt', ['--write', '.'], { show: true })
process.exitCode = code
