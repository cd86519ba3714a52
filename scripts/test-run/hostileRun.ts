import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../run/steps.ts'
import { testBrowser } from '../browser/testBrowser.ts'
import { NOTHING_RAN, type Outcome, vitestOutcome } from './testReports.ts'

type Options = { report: string; names?: readonly string[]; env?: Readonly<Record<string, string>> }
type Row = { area: string; sentence: string; variants: number }

/** Counts the repelled attacks and their variants by area (e2e/hostile/attackTest.ts writes the notes). */
export function attackCounts(notes: string): string[] {
  const areas = new Map<string, { rows: number; variants: number }>()
  for (const line of notes.split('\n').filter((text) => text !== '')) {
    const { area, variants } = JSON.parse(line) as Row
    const before = areas.get(area) ?? { rows: 0, variants: 0 }
    areas.set(area, { rows: before.rows + 1, variants: before.variants + variants })
  }
  const all = [...areas.values()]
  const total = (figure: 'rows' | 'variants') => all.reduce((sum, area) => sum + area[figure], 0)
  const lines = [...areas].map(
    ([area, { rows, variants }]) => `${area}: ${rows} attacks repelled, ${variants} variants`,
  )
  return [...lines, `all areas: ${total('rows')} attacks repelled, ${total('variants')} variants`]
}

/** Runs the programs of e2e/hostile whose file names contain one of `names`, or all of them. */
export async function runHostile({ report, names = [], env = {} }: Options): Promise<Outcome> {
  const browser = await testBrowser()
  if (browser === null) return NOTHING_RAN
  const notes = mkdtempSync(join(tmpdir(), 'musi-run-'))
  const args = ['run', '--config', 'e2e/hostile/hostile.config.ts', '--reporter=default', '--reporter=json']
  const { code } = await runTool('vitest', [...args, `--outputFile.json=${report}`, ...names], {
    show: true,
    env: {
      ...env,
      MUSI_TEST_RUN: notes,
      CHROMIUM_PATH: browser.path,
      MUSI_CHROMIUM_SANDBOX: browser.sandbox ? 'on' : 'off',
    },
  })
  const file = join(notes, 'rows.jsonl')
  console.log(attackCounts(existsSync(file) ? readFileSync(file, 'utf8') : '').join('\n'))
  rmSync(notes, { recursive: true, force: true })
  const { failures: _, ...outcome } = vitestOutcome(code, report)
  return outcome
}
