// Each attack is one test. The spellings, addresses and bodies that it tries count as variants.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'

export type Area =
  | 'gate'
  | 'sign-in'
  | 'orders'
  | 'ballots'
  | 'http'
  | 'uploads'
  | 'rpc'
  | 'texts'
  | 'wallet'
  | 'contracts'
  | 'charts'
  | 'faults'
  | 'load'
  | 'first pool'

/** Folder from which the runner reads the counts; undefined if a file is run by hand. */
const COUNTS_FOLDER = process.env['MUSI_TEST_RUN']

/** Declares one attack test. `countVariant()` counts one variant; `countVariant(n)` counts several. */
export function attackTest(
  area: Area,
  sentence: string,
  attack: (countVariant: (variants?: number) => void) => Promise<void>,
): void {
  test(`${area}: ${sentence}`, async () => {
    let variants = 0
    await attack((more = 1) => {
      variants += more
    })
    const line = JSON.stringify({ area, sentence, variants: Math.max(variants, 1) })
    if (COUNTS_FOLDER !== undefined) appendFileSync(join(COUNTS_FOLDER, 'rows.jsonl'), `${line}\n`)
  })
}
