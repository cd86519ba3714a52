// For the test runner: a folder that all processes of a run share, deleted at the end of the run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function setup(): (() => void) | undefined {
  // A folder already exists, made by another project of this run.
  if (process.env['MUSI_TEST_RUN'] !== undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'musi-run-'))
  process.env['MUSI_TEST_RUN'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
