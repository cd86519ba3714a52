import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A temporary folder that is deleted when the test ends: `testFolder(onTestFinished)`. */
export function testFolder(whenFinished: (remove: () => void) => void): string {
  const path = mkdtempSync(join(tmpdir(), 'musi-test-'))
  whenFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}
