import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { english } from './english.ts'

/** File that shows each text with MUSI. Each must also show the note that MUSI is listed as UNI. */
const SHOWN_IN: Readonly<Record<string, string>> = {
  'shell.claim': 'app/shell/bar/MenuPanel.tsx',
  'vote.intro': 'features/votes/VoteFrame.tsx',
  'vote.footer': 'features/votes/VoteFrame.tsx',
  'voting.eligible': 'features/votes/voting/VoteBox.tsx',
  'voting.reason.noTokens': 'features/votes/voting/VoteBox.tsx',
  'delegation.earned': 'features/votes/delegation/DelegationSheet.tsx',
}

test('every page that mentions MUSI says once that it is listed as UNI (spec: governance.one-token)', async () => {
  const { texts } = await english()
  const textsWithMusi = Object.keys(texts).filter((key) => /\bMUSI\b/.test(texts[key] ?? '') && key !== 'listed.musi')
  expect(textsWithMusi.toSorted()).toEqual(Object.keys(SHOWN_IN).toSorted())
  for (const [key, file] of Object.entries(SHOWN_IN)) {
    const source = readFileSync(new URL(`../../apps/web/src/${file}`, import.meta.url), 'utf8')
    expect([key, source.split('<ListedAs />').length]).toEqual([key, 2])
  }
})
