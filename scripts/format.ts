// npm run format: formats every file.
import { runTool } from './run/steps.ts'

const { code } = await runTool('oxfmt', ['--write', '.'], { show: true })
process.exitCode = code
