import { expect, test } from 'vitest'
import { links, unsetLinks } from './links.ts'

test('the log names the links that are not set, and is silent once all are (spec: configuration.links)', () => {
  const all = Object.fromEntries(Object.keys(links({})).map((name) => [name, `https://${name}.example/`]))
  const { chat: _, ...rest } = all
  expect(unsetLinks(links({ MUSI_LINKS: JSON.stringify(rest) }))).toMatch(/^MUSI_LINKS does not set chat\./)
  expect(unsetLinks(links({ MUSI_LINKS: JSON.stringify(all) }))).toBeNull()
})
