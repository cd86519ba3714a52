// npm run build: builds the web app if its sources changed. launch.cjs has installed the packages.
import { buildWeb } from './webBuild.ts'

process.exitCode = (await buildWeb(console.log)) ? 0 : 1
