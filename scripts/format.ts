// npm run format: writes every file the way the house writes them.
import { tool } from './steps.ts'

const { code } = await tool('oxfmt', ['--write', '.'], { show: true })
process.exitCode = code
