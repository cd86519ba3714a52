import { NOTHING_RAN, type Outcome, vitestOutcome } from './testReports.ts'
import { runTool } from './steps.ts'
import { testBrowser } from './testBrowser.ts'

type Options = { report: string; names?: readonly string[]; env?: Readonly<Record<string, string>> }

/** Runs the programs of e2e/hostile whose file names contain one of `names`, or all of them. */
export async function runHostile({ report, names = [], env = {} }: Options): Promise<Outcome> {
  const browser = await testBrowser()
  if (browser === null) return NOTHING_RAN
  const args = ['run', '--config', 'e2e/hostile/hostile.config.ts', '--reporter=default', '--reporter=json']
  const { code } = await runTool('vitest', [...args, `--outputFile.json=${report}`, ...names], {
    show: true,
    env: { ...env, CHROMIUM_PATH: browser.path, MUSI_CHROMIUM_SANDBOX: browser.sandbox ? 'on' : 'off' },
  })
  const { failures: _, ...outcome } = vitestOutcome(code, report)
  return outcome
}
